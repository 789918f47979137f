import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import { fillRequired, formConfig } from '../../testing/contactPage';
import { fakeApi } from '../../testing/fakeApi';
import { fakeTurnstile } from '../../testing/fakeTurnstile';
import { ContactForm } from './ContactForm';

const failed = 'The verification couldn’t be completed.';

describe('CaptchaBox', () => {
  it('offers a retry, email and phone when the check fails, and recovers', async () => {
    const user = userEvent.setup();
    const api = fakeApi({ '/api/form-config': 'no network' });
    const captcha = fakeTurnstile();
    renderWithKit(<ContactForm labelledBy="title" />, '/contact');
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+880 2 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+880255500142',
    );

    api.answers['/api/form-config'] = formConfig;
    await user.click(screen.getByRole('button', { name: 'Try the verification again' }));
    await waitFor(() => expect(captcha.rendered).toHaveLength(1));
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    captcha.pass('token');
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it('shows the same failure when the script does not load, and loads it again', async () => {
    const user = userEvent.setup();
    fakeApi({ '/api/form-config': formConfig });
    delete window.turnstile;
    renderWithKit(<ContactForm labelledBy="title" />, '/contact');
    const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="turnstile/v0/api.js"]');
    await waitFor(() => expect(script()).not.toBeNull());
    script()?.dispatchEvent(new Event('error'));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(script()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try the verification again' }));
    await waitFor(() => expect(script()).not.toBeNull());
    const captcha = fakeTurnstile();
    window.onTurnstileReady?.();
    await waitFor(() => expect(captcha.rendered).toHaveLength(1));
  });

  it('gives up an unanswered check after 20 seconds, and an unsupported one at once', async () => {
    fakeApi({ '/api/form-config': formConfig });
    const captcha = fakeTurnstile();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      renderWithKit(<ContactForm labelledBy="title" />, '/contact');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(captcha.rendered).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(19_000));
      expect(screen.getByText(failed)).toBeVisible();
      expect(screen.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      // A late answer is as good as an early one.
      captcha.pass('token');
      expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
    captcha.unsupported();
    expect(await screen.findByText(failed)).toBeVisible();
  });

  it.each(['a submit', 'an expiry'])('shows the way out when no token comes after %s', async (what) => {
    fakeApi({ '/api/form-config': formConfig, '/api/contact': { status: 400, json: { success: false } } });
    const captcha = fakeTurnstile();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      renderWithKit(<ContactForm labelledBy="title" />, '/contact');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      captcha.pass('token');
      if (what === 'an expiry') captcha.expire();
      else {
        fillRequired();
        act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' }).click());
      }
      await act(() => jest.advanceTimersByTimeAsync(19_000));
      expect(screen.getByText(failed)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('has no timeout once the check asks for a click', async () => {
    fakeApi({ '/api/form-config': formConfig });
    const captcha = fakeTurnstile();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      renderWithKit(<ContactForm labelledBy="title" />, '/contact');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      captcha.interactive();
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(screen.queryByText(failed)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets the browser itself send the form when the check fails', async () => {
    const user = userEvent.setup();
    fakeApi({ '/api/form-config': 'no network' });
    const sent: unknown[] = [];
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      sent.push([this.method, new URL(this.action).pathname, new FormData(this).get('description')]);
    });
    renderWithKit(<ContactForm labelledBy="title" />, '/contact');
    await user.type(screen.getByLabelText('Project description'), 'A lab');
    await user.click(await screen.findByRole('button', { name: 'Send without the verification' }));
    submit.mockRestore();
    expect(sent).toEqual([['post', '/api/contact-form', 'A lab']]);
  });

  it('puts the description into the email', async () => {
    const user = userEvent.setup();
    fakeApi({ '/api/form-config': 'no network' });
    renderWithKit(<ContactForm labelledBy="title" />, '/contact');
    await user.type(screen.getByLabelText('Project description'), 'Three clinics & a lab');
    const link = await screen.findByRole('link', { name: 'hello@example.com' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link).toHaveAttribute('href', expect.stringContaining('body=Three%20clinics%20%26%20a%20lab'));
  });
});
