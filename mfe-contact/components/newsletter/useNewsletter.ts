import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkNewsletter, formMessages, honeypotField } from 'shared-content/forms';
import { getHoneypot, submitForm } from '../../forms/callApi';

const { newsletter } = formMessages;

/** Flow of the sign-up: idle, submitting, then a message. Only the field stores the address. */
export function useNewsletter() {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState('');
  const [invalid, setInvalid] = useState(false);
  const sending = useRef(false);
  /** The element that had the focus when it was disabled. Browsers then move the focus to the body, the page's top. */
  const lost = useRef<Element>(null);
  useEffect(() => {
    if (submitting || !lost.current) return;
    // A visitor who has moved the focus elsewhere meanwhile keeps it there.
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere && lost.current instanceof HTMLElement) lost.current.focus();
    lost.current = null;
  }, [submitting]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    const problem = checkNewsletter({ email });
    const field = form.querySelector<HTMLInputElement>('[name=email]');
    // Read before the field is disabled. The server decides: this only marks the field when it refuses.
    const mistyped = field?.validity.typeMismatch === true;
    setInvalid(Boolean(problem));
    if (problem) {
      setMessage(problem.message);
      field?.focus();
      return;
    }

    sending.current = true;
    lost.current = form.contains(document.activeElement) ? document.activeElement : null;
    setSubmitting(true);
    setMessage('');
    const body = { email, ...getHoneypot(fields.get(honeypotField)) };
    const result = await submitForm('/newsletter', { body }, newsletter);
    setInvalid(!result.success && mistyped);
    if (result.success) form.reset();
    sending.current = false;
    setSubmitting(false);
    setMessage(result.message);
  };

  return { submitting, message, invalid, submit };
}
