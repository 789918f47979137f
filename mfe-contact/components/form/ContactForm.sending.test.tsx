import { act, screen, waitFor, within } from '@testing-library/react';
import { formMessages } from 'shared-content/forms';
import { field, fill, fillRequired, openContactForm, sendButton } from '../../testing/contactPage';

const { success, failure, submitting } = formMessages.contact;
const toast = () => document.querySelector<HTMLElement>('[data-toast]')!;
const keyOf = (call: { headers: Readonly<Record<string, string>> } | undefined) =>
  call?.headers['Idempotency-Key'];

async function openFilled() {
  const opened = await openContactForm();
  opened.captcha.pass('token-1');
  fillRequired();
  return opened;
}

// A whole form in jsdom is slow when other suites keep the machine busy.
describe('ContactForm sending', () => {
  it('sends empty optional fields as empty text, and no honeypot', async () => {
    const { api, user } = await openFilled();
    await user.click(sendButton());
    await waitFor(() => expect(api.to('/api/contact')).toHaveLength(1));
    const body = api.to('/api/contact')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ phone: '', company: '', serviceInterest: '', budget: '' });
    expect(body).not.toHaveProperty('homepage');
  });

  it('sends the honeypot’s value', async () => {
    const { api, user } = await openFilled();
    await user.type(document.querySelector('#contact-homepage')!, 'http://spam.example.com');
    await user.click(sendButton());
    await waitFor(() => expect(api.to('/api/contact')).toHaveLength(1));
    expect(api.to('/api/contact')[0]?.body).toMatchObject({ homepage: 'http://spam.example.com' });
  });

  it('is disabled and reads Sending... during the request, and sends once', async () => {
    const { api, user } = await openFilled();
    const release = api.hold();
    await user.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent(submitting));
    expect(sendButton()).toBeDisabled();
    await user.type(field('First name'), '{Enter}');
    act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
    await act(async () => release());
    await waitFor(() => expect(sendButton()).toHaveTextContent('Send Message'));
    expect(api.to('/api/contact')).toHaveLength(1);
  });

  it.each([
    [{ status: 503, json: { success: false, error: 'We cannot take it.' } }, true],
    ['no network', true],
    [{ status: 403, json: { success: false, error: 'Please complete it again.' } }, false],
  ] as const)('names email and phone only after a failure of the site: %j, %s', async (answer, named) => {
    const { api, user } = await openFilled();
    api.answers['/api/contact'] = answer;
    await user.click(sendButton());
    await waitFor(() => expect(within(toast()).getByText('Error')).toBeVisible());
    expect(screen.queryAllByText(/If it fails again, email/)).toHaveLength(named ? 1 : 0);
  });

  it('shows the answer even if the widget cannot be reset', async () => {
    const { user } = await openFilled();
    Object.assign(window.turnstile!, {
      reset: () => {
        throw new Error('Cannot reset: the widget has lost its frame');
      },
    });
    await user.click(sendButton());
    await waitFor(() => expect(within(toast()).getByText(success)).toBeVisible());
    expect(field('First name')).toHaveValue('');
  });

  it('shows the server’s message', async () => {
    const { api, user } = await openFilled();
    api.answers['/api/contact'] = { status: 200, json: { success: true, message: 'Got it, Ada.' } };
    await user.click(sendButton());
    expect(await screen.findAllByText('Got it, Ada.')).toHaveLength(2);
  });

  it.each([
    [
      'the error of a refusal',
      { status: 400, json: { success: false, error: 'No such address.' } },
      'No such address.',
    ],
    [
      'the error under an ok status',
      { status: 200, json: { success: false, error: 'Not now.' } },
      'Not now.',
    ],
    ['its own words when the server has none', { status: 500, json: {} }, failure],
    ['its own words when the network fails', 'no network', failure],
    ['its own words when the answer is no JSON', 'broken JSON', failure],
  ] as const)('shows %s, keeps all input and requests a new token', async (_case, answer, words) => {
    const { api, captcha, user } = await openFilled();
    api.answers['/api/contact'] = answer;
    await user.click(sendButton());
    expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
    expect(within(toast()).getByText('Error')).toBeVisible();
    expect(within(toast()).getByText(words)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(words);
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Project description')).toHaveValue('An app for three clinics');
    expect(captcha.resets).toHaveLength(1);
    expect(sendButton()).toBeDisabled();
  });

  it('shows email and phone from the second refusal by the captcha on, until a success', async () => {
    const { api, captcha, user } = await openFilled();
    const error = 'Please complete the CAPTCHA verification again.';
    api.answers['/api/contact'] = { status: 403, json: { success: false, error } };
    const sendOnce = async () => {
      await user.click(sendButton());
      await waitFor(() => expect(sendButton()).toHaveTextContent('Send Message'));
      return within(await screen.findByRole('alert'));
    };
    expect((await sendOnce()).queryByRole('link')).toBeNull();
    captcha.pass('token-2');
    expect((await sendOnce()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:/),
    ]);
    api.answers['/api/contact'] = { status: 200, json: { success: true } };
    captcha.pass('token-3');
    expect((await sendOnce()).queryByRole('link')).toBeNull();
  });

  it('retries under the same key, with a new one for other input or after success', async () => {
    const { api, captcha, user } = await openFilled();
    const send = async (token: string) => {
      captcha.pass(token);
      const before = captcha.resets.length;
      await user.click(sendButton());
      // The token is discarded when the answer arrives.
      await waitFor(() => expect(captcha.resets).toHaveLength(before + 1));
      await waitFor(() => expect(sendButton()).toHaveTextContent('Send Message'));
    };
    api.answers['/api/contact'] = 'no network';
    await send('token-1');
    await send('token-2');
    fill('Project description', 'An app for three clinics and a hospital');
    await send('token-3');
    api.answers['/api/contact'] = { status: 200, json: { success: true } };
    await send('token-4');
    await waitFor(() => expect(field('First name')).toHaveValue(''));
    fillRequired();
    fill('Project description', 'An app for three clinics and a hospital');
    await send('token-5');

    const [first, second, changed, retried, next] = api.to('/api/contact').map(keyOf);
    expect(first).toMatch(/^[0-9a-f]{40}$/);
    expect(second).toBe(first);
    expect(changed).not.toBe(first);
    expect(retried).toBe(changed);
    expect(next).not.toBe(changed);
    const tokens = api
      .to('/api/contact')
      .map(({ body }) => (body as { turnstileToken: string }).turnstileToken);
    expect(tokens).toEqual(['token-1', 'token-2', 'token-3', 'token-4', 'token-5']);
  });

  it('keeps the message in the form when its toast is closed', async () => {
    const { api, user } = await openFilled();
    api.answers['/api/contact'] = 'no network';
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Close this message' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).not.toBeInTheDocument());
    expect(within(screen.getByRole('alert')).getByText(failure)).toBeVisible();
  });
});
