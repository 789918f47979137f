import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formMessages } from 'shared-content/forms';
import { renderWithKit } from 'shared-content/testing';
import { site } from 'shared-content/ui';
import { fakeApi } from '../../testing/fakeApi';
import NewsletterSignUp from './NewsletterSignUp';

const { emailMissing, success, failure, submitting } = formMessages.newsletter;

function open() {
  const api = fakeApi({ '/api/newsletter': { status: 200, json: { success: true } } });
  renderWithKit(<NewsletterSignUp />);
  return { api, user: userEvent.setup() };
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sign/ });
const status = () => screen.getByRole('status');

describe('NewsletterSignUp', () => {
  it('has a heading and an empty live region', () => {
    open();
    expect(screen.getByRole('region')).toContainElement(screen.getByRole('heading', { level: 2 }));
    expect(status()).toBeEmptyDOMElement();
    expect(email()).toHaveAttribute('type', 'email');
  });

  it.each(['', '   '])('reports a missing address for %j in red, and sends nothing', async (typed) => {
    const { api, user } = open();
    if (typed) await user.type(email(), typed);
    await user.click(button());
    expect(status()).toHaveTextContent(emailMissing);
    expect(status()).toHaveStyle({ color: site.palette.danger });
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(emailMissing);
    expect(api.calls).toEqual([]);
  });

  it('disables the input and reads Signing Up... during the request', async () => {
    const { api, user } = open();
    const release = api.hold();
    await user.type(email(), 'ada@example.com{Enter}');
    expect(button()).toHaveTextContent(submitting);
    expect(button()).toBeDisabled();
    expect(email()).toBeDisabled();
    await act(async () => release());
    await waitFor(() => expect(email()).toBeEnabled());
    expect(button()).toHaveTextContent('Sign Up');
    expect(api.calls.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/newsletter', body: { email: 'ada@example.com' } },
    ]);
  });

  it.each(['email field', 'button'])('returns the focus to the %s after the request', async (from) => {
    const { api, user } = open();
    const release = api.hold();
    await user.type(email(), 'ada@example.com');
    const control = from === 'button' ? button() : email();
    control.focus();
    await user.keyboard('{Enter}');
    expect(control).toBeDisabled();
    // Browsers move the focus from a disabled element to the body; jsdom leaves it there.
    act(() => {
      screen.getByRole('link', { name: 'Terms and Conditions' }).focus();
      screen.getByRole('link', { name: 'Terms and Conditions' }).blur();
    });
    expect(document.body).toHaveFocus();
    await act(async () => release());
    await waitFor(() => expect(control).toHaveFocus());
  });

  it('leaves the focus of a visitor who has moved it', async () => {
    const { api, user } = open();
    const release = api.hold();
    await user.type(email(), 'ada@example.com{Enter}');
    act(() => screen.getByRole('link', { name: 'Terms and Conditions' }).focus());
    await act(async () => release());
    await waitFor(() => expect(email()).toBeEnabled());
    expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveFocus();
  });

  it('thanks in green and clears the input', async () => {
    const { user } = open();
    await user.type(email(), 'ada@example.com');
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(success));
    expect(status()).toHaveStyle({ color: site.palette.success });
    expect(email()).toHaveValue('');
  });

  it('shows another message of the server in red', async () => {
    const { api, user } = open();
    api.answers['/api/newsletter'] = {
      status: 200,
      json: { success: true, message: 'You are on the list.' },
    };
    await user.type(email(), 'ada@example.com');
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent('You are on the list.'));
    expect(status()).toHaveStyle({ color: site.palette.danger });
  });

  it.each([
    [
      "the server's error",
      { status: 400, json: { success: false, error: 'No such address.' } },
      'No such address.',
    ],
    ['its own words without one', { status: 500, json: { success: false } }, failure],
    ['its own words without a network', 'no network', failure],
    ['its own words for an answer that is no JSON', 'broken JSON', failure],
  ] as const)('shows %s and keeps the address', async (_case, answer, words) => {
    const { api, user } = open();
    api.answers['/api/newsletter'] = answer;
    await user.type(email(), 'ada@example.com');
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent(words));
    expect(status()).toHaveStyle({ color: site.palette.danger });
    expect(email()).toHaveValue('ada@example.com');
  });

  it('marks the field when the server refuses the address, but not when it fails', async () => {
    const { api, user } = open();
    const error = 'Please enter a valid email address.';
    api.answers['/api/newsletter'] = { status: 400, json: { success: false, error } };
    await user.type(email(), 'nope{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent(error));
    expect(email()).toBeInvalid();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    api.answers['/api/newsletter'] = 'no network';
    await user.clear(email());
    await user.type(email(), 'ada@example.com{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent(failure));
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  it('sends the honeypot’s value', async () => {
    const { api, user } = open();
    await user.type(document.querySelector('#newsletter-homepage')!, 'x');
    await user.type(email(), 'ada@example.com{Enter}');
    await waitFor(() => expect(api.calls[0]?.body).toEqual({ email: 'ada@example.com', homepage: 'x' }));
  });
});
