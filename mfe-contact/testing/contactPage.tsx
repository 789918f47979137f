import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import { ContactForm } from '../components/form/ContactForm';
import { fakeApi } from './fakeApi';
import { fakeTurnstile } from './fakeTurnstile';

export const formConfig = {
  status: 200,
  json: { turnstile: { scriptUrl: '/captcha/turnstile/v0/api.js', siteKey: 'test-key' } },
} as const;

/** Opens the contact form as a visitor does, with network and captcha controlled by the test. */
export async function openContactForm({
  path = '/contact',
  beside,
}: { path?: string; beside?: ReactNode } = {}) {
  const api = fakeApi({
    '/api/form-config': formConfig,
    '/api/contact': { status: 200, json: { success: true } },
  });
  const captcha = fakeTurnstile();
  // Skips the check for covering elements, because jsdom computes styles slowly.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = renderWithKit(
    <>
      <h2 id="title">Send us a message</h2>
      <ContactForm labelledBy="title" />
      {beside}
    </>,
    path,
  );
  await waitFor(() => expect(captcha.rendered).toHaveLength(1));
  return { api, captcha, user, view };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
// By selector: a query by role makes jsdom compute the styles of the whole page each time.
export const sendButton = () => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) throw new Error('The form has no submit button.');
  return button;
};

/** Enters a whole value at once: key by key, jsdom takes seconds. */
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });

/** Fills in only the required fields. */
export function fillRequired() {
  fill('First name', 'Ada');
  fill('Last name', 'Rahman');
  fill('Email', 'ada@example.com');
  fill('Project description', 'An app for three clinics');
}
