import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  captchaAction,
  checkContact,
  type ContactProblem,
  formMessages,
  idempotencyHeader,
} from 'shared-content/forms';
import { useTurnstile } from '../../captcha/useTurnstile';
import { contactForm, contactTextFields } from '../../content/contactForm';
import { getHoneypot, submitForm } from '../../forms/callApi';
import {
  type ContactContent,
  type ContactValues,
  countCharacters,
  emptyContact,
  getContent,
} from '../../forms/contactValues';
import type { Notice } from './FormNotice';
import { forgetDraft, storeAndGetKey, useDraft } from './useDraft';

type FieldError = readonly [field: keyof ContactContent, message: string];

/** The error beside each required field that is empty on submit. */
const missingErrors: readonly FieldError[] = [
  ...contactTextFields.flatMap(({ name, missing }) => (missing ? [[name, missing] as const] : [])),
  ['description', contactForm.description.missing],
];

/** State and flow of the contact form: the checks in order, the call, and the reaction to the answer. */
export function useContactForm() {
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<ContactValues>({ shouldFocusError: false });
  useDraft(form);
  const captcha = useTurnstile(captchaAction);
  const captchaBox = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<Notice>();
  const show = (next: Omit<Notice, 'id'>) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
  const busy = useRef(false);
  /** Refusals by the captcha. From the second on, email and phone are shown as the way on. */
  const refusals = useRef(0);
  const [sending, setSending] = useState(false);

  // After the errors are rendered, so that a screen reader reads the error with the field.
  useEffect(() => {
    if (!notice?.field) return;
    if (notice.field === 'turnstileToken') return captchaBox.current?.focus();
    const input = document.querySelector<HTMLInputElement>(`#contact-${notice.field}`);
    // By itself, WebKit scrolls only the input into view: its label stays under the header.
    input?.focus({ preventScroll: true });
    input?.labels?.[0]?.scrollIntoView({ block: 'center' });
  }, [notice]);

  const refuse = ({ message, field }: ContactProblem, errors: readonly FieldError[]) => {
    show({ kind: 'error', message, field });
    for (const [name, error] of errors) form.setError(name, { message: error });
  };

  const send = async (values: ContactValues) => {
    const content = getContent(values);
    const body = { ...content, turnstileToken: captcha.token };
    const problem = checkContact(body);
    if (problem?.field === 'turnstileToken') return refuse(problem, []);
    if (problem)
      return refuse(
        problem,
        missingErrors.filter(([name]) => content[name].trim() === ''),
      );
    const { maxLength, tooLong } = contactForm.description;
    if (countCharacters(content.description) > maxLength)
      return refuse({ message: tooLong, field: 'description' }, [['description', tooLong]]);

    const headers = { [idempotencyHeader]: storeAndGetKey(content) };
    const call = { body: { ...body, ...getHoneypot(values.homepage) }, headers };
    setSending(true);
    const { success, message, isOutage, isRefused } = await submitForm(
      '/contact',
      call,
      formMessages.contact,
    );
    if (isRefused) refusals.current += 1;
    if (success) refusals.current = 0;
    // Before anything else that could fail: the visitor must see the answer.
    show({ kind: success ? 'success' : 'error', message, hasWayOut: isOutage || refusals.current > 1 });
    if (success) {
      // With values: without, it resets the fields past React, which then sees no change when the same words return.
      form.reset(emptyContact);
      forgetDraft();
    }
    // The token is spent, whatever the outcome.
    captcha.reset();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is disabled meanwhile, but Enter and requestSubmit() ignore that.
    if (busy.current) return;
    busy.current = true;
    await form
      .handleSubmit(send)(event)
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  };

  return { form, captcha, captchaBox, notice, sending, submit };
}
