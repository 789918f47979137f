'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { fieldLimits, formMessages } from 'shared-content/forms';
import { Container, Lead, Split, TextLink, island, site, styled, text, useNavigate } from 'shared-content/ui';
import { newsletter, newsletterWithoutScript } from '../../content/newsletter';
import { HoneypotField } from '../form/HoneypotField';
import { SubmitButton } from '../form/SubmitButton';
import { useNewsletter } from './useNewsletter';

const Line = styled('p')({ ...text('small'), color: site.palette.muted });
const Link = styled('a')({
  color: site.palette.jadeLight,
  textUnderlineOffset: '0.22em',
  '&:hover': { color: site.palette.text },
});

type TermsDialog = ComponentType<{ onClose: () => void }>;

const loadDialog = async (): Promise<TermsDialog> =>
  (await import(/* webpackChunkName: "newsletter.terms" */ './TermsDialog')).TermsDialog;

/**
 * The link to the newsletter's terms. A click loads and opens a dialog. Without JavaScript, or when that code fails
 * to load, it leads to the terms page.
 */
function TermsLine() {
  const [Dialog, setDialog] = useState<TermsDialog>();
  // Number of the opening; 0 when closed. Each has a new dialog: the previous one's `close` may still be due.
  const [opening, setOpening] = useState(0);
  const count = useRef(0);
  const navigate = useNavigate();
  const { terms, termsPath } = newsletter;

  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpening((count.current += 1));
    } catch {
      await navigate(termsPath);
    }
  };
  return (
    <>
      <Line>
        {terms.before}
        <Link href={termsPath} aria-haspopup="dialog" onClick={show}>
          {terms.link}
        </Link>
        {terms.between}
        <TextLink to={terms.privacy.to}>{terms.privacy.label}</TextLink>
        {terms.after}
      </Line>
      {Dialog && opening > 0 && (
        <Dialog key={opening} onClose={() => setOpening((now) => (now === opening ? 0 : now))} />
      )}
    </>
  );
}

const titleId = 'newsletter-title';
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
function NewsletterForm() {
  const { input, keep, submitting, message, invalid, submit } = useNewsletter();
  return (
    <Form {...island('visible')} method="dialog" noValidate onSubmit={submit} aria-labelledby={titleId}>
      <Label htmlFor={emailId}>{newsletter.label}</Label>
      <Row>
        <Input
          ref={input}
          onInput={keep}
          id={emailId}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          // Not `required`: with it, Firefox reports an invalid entry before anything is typed.
          aria-required
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
      {/* Green and red by the specification's rule; the text says it without color. */}
      <Status id={statusId} role="status" good={message.includes('Thank you')}>
        {message}
      </Status>
      <TermsLine />
    </Form>
  );
}

const Band = styled('section')({
  paddingBlock: site.scale.section,
  borderTop: `1px solid ${site.palette.hairline}`,
  background: `radial-gradient(60% 85% at 72% 55%, ${site.ramp.lily}17, transparent 70%), ${site.palette.surface}`,
});

const Columns = styled(Split)({ alignItems: 'center' });
const Title = styled('h2')({ ...text('h2'), marginBottom: 14 });

/** The newsletter sign-up on Home: a whole section with its heading. */
export default function NewsletterSignUp() {
  return (
    <Band aria-labelledby={titleId}>
      <Container>
        <Columns ratio="even">
          <div>
            <Title id={titleId}>{newsletter.title}</Title>
            <Lead>{newsletter.lead}</Lead>
          </div>
          <NewsletterForm />
        </Columns>
      </Container>
    </Band>
  );
}
