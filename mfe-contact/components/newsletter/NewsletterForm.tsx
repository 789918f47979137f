'use client';

import { fieldLimits, formMessages } from 'shared-content/forms';
import { island, site, styled, text } from 'shared-content/ui';
import { newsletter, newsletterWithoutScript } from '../../content/newsletter';
import { HoneypotField } from '../form/HoneypotField';
import { SubmitButton } from '../form/SubmitButton';
import { getRequired } from '../form/getRequired';
import { TermsLine } from './TermsLine';
import { useNewsletter } from './useNewsletter';

const emailId = 'newsletter-email';
const statusId = 'newsletter-status';

const Form = styled('form')({ display: 'grid', gap: 14 });
const Label = styled('label')({ ...text('small'), fontWeight: 550 });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));
const Input = styled('input')({
  width: '100%',
  minHeight: 48,
  padding: '0 20px',
  background: site.palette.ink,
  border: `1px solid ${site.palette.fieldBorder}`,
  borderRadius: site.scale.radius.pill,
  transition: `border-color ${site.motion.hover}`,
  '&:hover': { borderColor: site.palette.muted },
  '&[aria-invalid="true"]': { borderColor: site.palette.danger },
  '&:disabled': { color: site.palette.muted },
});
const NoScript = styled('p')(text('small'));
// Its room is reserved, so that the page does not move when a message appears.
const Status = styled('p')<{ good: boolean }>(({ good }) => ({
  ...text('small'),
  minHeight: '1.55em',
  fontWeight: 550,
  color: good ? site.palette.success : site.palette.danger,
}));

/** The sign-up form. `method="dialog"`: a submit before hydration does nothing instead of leaving the page. */
export function NewsletterForm() {
  const { submitting, message, invalid, captchaPlace, submit } = useNewsletter();
  return (
    <Form
      {...island('visible')}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="newsletter-title"
    >
      <Label htmlFor={emailId}>{newsletter.label}</Label>
      <Row>
        <Input
          id={emailId}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          {...getRequired(true)}
          disabled={submitting}
          aria-invalid={invalid || undefined}
          aria-describedby={statusId}
        />
        <SubmitButton type="submit" disabled={submitting}>
          {submitting ? formMessages.newsletter.submitting : newsletter.submit}
        </SubmitButton>
      </Row>
      <noscript>
        <NoScript>{newsletterWithoutScript}</NoScript>
      </noscript>
      <HoneypotField id="newsletter-homepage" label={newsletter.honeypot} />
      <div>
        <div ref={captchaPlace} />
        {/* Green and red by the specification's rule; the text says it without color. */}
        <Status id={statusId} role="status" good={message.includes('Thank you')}>
          {message}
        </Status>
      </div>
      <TermsLine />
    </Form>
  );
}
