'use client';

import { FormProvider } from 'react-hook-form';
import { contactFormPath, formMessages, honeypotField } from 'shared-content/forms';
import { TextLink, island, site, styled, text } from 'shared-content/ui';
import { contactForm, contactTextFields } from '../../content/contactForm';
import type { ContactTopic } from '../../content/topics';
import { getAction } from '../../forms/callApi';
import { CaptchaBox } from './CaptchaBox';
import { BudgetField, ContactTextField, DescriptionField } from './ContactFields';
import { FormNotice, NoticeToast } from './FormNotice';
import { HoneypotField } from './HoneypotField';
import { ServiceInterestChips } from './ServiceInterestChips';
import { SubmitButton } from './SubmitButton';
import { useContactForm } from './useContactForm';
import { draftKey } from './useDraft';
import { useTopicInForm } from './useTopic';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  // Hints and errors align with the labels' left edge.
  '& .MuiFormHelperText-root': { ...text('small'), margin: '6px 0 0' },
  // The theme's hover would remove the red of a field in error.
  '& .Mui-error:hover .MuiOutlinedInput-notchedOutline': { borderColor: site.palette.danger },
});
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
}));
// Takes the room that is left in a panel as high as the words beside it.
const Brief = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column' });
const Note = styled('p')({ ...text('small'), color: site.palette.muted });
const Files = styled(Note)({ marginTop: 10 });
const NoScript = styled('p')({
  padding: '14px 16px',
  border: `1px solid ${site.palette.lily}`,
  borderRadius: site.scale.radius.medium,
});
const Submit = styled(SubmitButton)(({ theme }) => ({
  width: '100%',
  [theme.breakpoints.up('sm')]: { width: 'auto', minWidth: 200 },
}));
// Without scripts no captcha can enable this button; the one in `noscript` sends.
const Scripted = styled('div')({ '@media (scripting: none)': { display: 'none' } });

const { privacy } = contactForm;

/** On reload, Firefox restores a button's enabled state without React, so that it could be pressed without a token. */
const notRestored = { autoComplete: 'off' };

/** How to send files, because the form takes no attachments. It shows only where a file is wanted. */
function FilesNote({ kind }: { kind: ContactTopic['kind'] }) {
  if (kind === 'request') return null;
  const { before, email, after } = contactForm.files[kind];
  return (
    <Files>
      {before}
      <TextLink to={`mailto:${email}`}>{email}</TextLink>
      {after}
    </Files>
  );
}

/**
 * The contact form. Where scripts run, they send it. The browser itself posts it without JavaScript, when a script is lost
 * (`shell/site/document/loader`), and from the button beside a failed captcha. Fields keep what is typed before hydration, and
 * react-hook-form reads it from there.
 */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const { form, captcha, captchaBox, notice, sending, submit } = useContactForm();
  const { topic, asksProject } = useTopicInForm(form);
  const kind = topic?.kind ?? 'project';
  return (
    <FormProvider {...form}>
      <Form
        {...island('intent', draftKey)}
        method="post"
        action={getAction(contactFormPath)}
        noValidate
        onSubmit={submit}
        aria-labelledby={labelledBy}
      >
        <noscript>
          <NoScript>{contactForm.noScript}</NoScript>
        </noscript>
        <Note>{contactForm.requiredNote}</Note>
        <Pair>
          {contactTextFields
            .filter(({ name }) => asksProject || name !== 'company')
            .map((field) => (
              <ContactTextField key={field.name} field={field} />
            ))}
          {asksProject && <BudgetField />}
        </Pair>
        {asksProject && <ServiceInterestChips />}
        <Brief>
          <DescriptionField label={contactForm.description.labels[kind]} hint={topic?.hint} />
          <FilesNote kind={kind} />
        </Brief>
        <HoneypotField {...form.register(honeypotField)} id="contact-homepage" label={contactForm.honeypot} />
        <CaptchaBox captcha={captcha} box={captchaBox} />
        <div>
          <FormNotice notice={notice} sending={sending} />
          {/* Before the disabled button, so that Enter presses this one. */}
          <noscript>
            <Submit type="submit">{contactForm.submit}</Submit>
          </noscript>
          <Scripted>
            <Submit type="submit" disabled={sending || captcha.token === ''} {...notRestored}>
              {sending ? formMessages.contact.submitting : contactForm.submit}
            </Submit>
          </Scripted>
        </div>
        <Note>
          {kind === 'project' && (
            <>
              {privacy.terms.before}
              <TextLink to={privacy.terms.to}>{privacy.terms.label}</TextLink>
              {privacy.terms.after}
            </>
          )}
          {privacy.before}
          <TextLink to={privacy.link.to}>{privacy.link.label}</TextLink>
          {privacy.after}
        </Note>
      </Form>
      <NoticeToast notice={notice} sending={sending} />
    </FormProvider>
  );
}
