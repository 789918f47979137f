import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkNewsletter, formMessages, honeypotField } from 'shared-content/forms';
import { getHoneypot, submitForm } from '../../forms/callApi';
import { readStored, writeStored } from '../../forms/tabStorage';

const { newsletter } = formMessages;

/** The stored entry with an address that is not sent yet. */
const addressKey = 'newsletter-address';

/** Flow of the sign-up: idle, submitting, then a message. An unsent address survives Back, as the contact form's text does. */
export function useNewsletter() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current!;
    // Typed before this script ran, or restored by the browser.
    if (field.value !== '') writeStored(addressKey, field.value);
    else field.value = readStored(addressKey);
  }, []);
  const keep = () => writeStored(addressKey, input.current?.value ?? '');
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
    const field = input.current;
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
    if (result.success) {
      form.reset();
      keep();
    }
    sending.current = false;
    setSubmitting(false);
    setMessage(result.message);
  };

  return { input, keep, submitting, message, invalid, submit };
}
