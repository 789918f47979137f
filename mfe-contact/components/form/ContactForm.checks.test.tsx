import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formMessages } from 'shared-content/forms';
import { field, fill, fillRequired, openContactForm, sendButton } from '../../testing/contactPage';

const { captchaMissing, requiredMissing, verified } = formMessages.contact;
const toast = () => document.querySelector<HTMLElement>('[data-toast]')!;
const inlineError = () => screen.getByRole('alert');
// The button needs a token. This submits without it, to test the checks.
const forceSubmit = () => fireEvent.submit(screen.getByRole('form', { name: 'Send us a message' }));

// A whole form in jsdom is slow when other suites keep the machine busy.
describe('ContactForm before sending', () => {
  it('disables Send until there is a token, and after it expires', async () => {
    const { captcha } = await openContactForm();
    expect(sendButton()).toBeDisabled();
    captcha.pass('token-1');
    expect(sendButton()).toBeEnabled();
    expect(screen.getByText(verified)).toBeVisible();
    captcha.expire();
    expect(sendButton()).toBeDisabled();
    expect(screen.queryByText(verified)).not.toBeInTheDocument();
    captcha.pass('token-2');
    captcha.timeOut();
    expect(sendButton()).toBeDisabled();
    captcha.pass('token-3');
    captcha.fail();
    expect(sendButton()).toBeDisabled();
    expect(screen.queryByText(verified)).not.toBeInTheDocument();
  });

  it('renders the widget explicitly, dark, with the configured key', async () => {
    const { captcha } = await openContactForm();
    expect(captcha.rendered[0]).toMatchObject({
      sitekey: 'test-key',
      action: 'contact',
      theme: 'dark',
      'response-field': false,
    });
  });

  it('links to the terms and the privacy policy', async () => {
    await openContactForm();
    const form = within(screen.getByRole('form', { name: 'Send us a message' }));
    const paths = ['Terms of Service', 'privacy policy'].map((name) =>
      form.getByRole('link', { name }).getAttribute('href'),
    );
    expect(paths).toEqual(['/terms-of-service', '/privacy-policy']);
  });

  it('removes the widget when the page unmounts', async () => {
    const { captcha, view } = await openContactForm();
    view.unmount();
    expect(captcha.removed).toEqual(['widget-1']);
  });

  it('reports a missing captcha first, inline and as a toast, and sends nothing', async () => {
    const { api } = await openContactForm();
    forceSubmit();
    expect(await within(inlineError()).findByText(captchaMissing)).toBeVisible();
    expect(within(toast()).getByText('Error')).toBeVisible();
    expect(within(toast()).getByText(captchaMissing)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Verification' })).toHaveFocus();
    // The fields are checked second, so none is marked yet.
    expect(field('First name')).toHaveAttribute('aria-invalid', 'false');
    expect(api.to('/api/contact')).toEqual([]);
  });

  it('reports missing fields next, links each error to its field and focuses the first', async () => {
    const { api, captcha, user } = await openContactForm();
    captcha.pass('token');
    fill('First name', 'Ada');
    fill('Email', '   ');
    await user.click(sendButton());
    expect(await within(inlineError()).findByText(requiredMissing)).toBeVisible();
    expect(within(toast()).getByText(requiredMissing)).toBeVisible();
    expect(field('Last name')).toHaveFocus();
    expect(field('Last name')).toBeInvalid();
    expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
    expect(field('Email')).toBeInvalid();
    expect(field('Project description')).toBeInvalid();
    expect(field('First name')).toHaveAttribute('aria-invalid', 'false');
    expect(field('First name')).toHaveValue('Ada');
    expect(api.to('/api/contact')).toEqual([]);
  });

  it('removes the error of a field when it is filled in', async () => {
    const { captcha, user } = await openContactForm();
    captcha.pass('token');
    await user.click(sendButton());
    await waitFor(() => expect(field('First name')).toHaveAttribute('aria-invalid', 'true'));
    fill('First name', 'Ada');
    await waitFor(() => expect(field('First name')).toHaveAttribute('aria-invalid', 'false'));
    expect(field('Last name')).toHaveAttribute('aria-invalid', 'true');
  });

  it('counts the description’s characters down, and refuses a longer one without cutting it', async () => {
    const { api, captcha, user } = await openContactForm();
    captcha.pass('token');
    fillRequired();
    fill('Project description', 'x'.repeat(4_990));
    expect(field('Project description')).toHaveAccessibleDescription('10 characters left.');
    fill('Project description', 'x'.repeat(5_003));
    expect(field('Project description')).toHaveAccessibleDescription('3 characters too many.');
    await user.click(sendButton());
    await waitFor(() => expect(field('Project description')).toHaveFocus());
    expect(field('Project description').value).toHaveLength(5_003);
    expect(api.to('/api/contact')).toEqual([]);
  });

  it('leaves a malformed address to the server, without the browser’s message', async () => {
    const { api, captcha, user } = await openContactForm();
    captcha.pass('token');
    fillRequired();
    fill('Email', 'ada');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByRole('form', { name: 'Send us a message' })).toHaveAttribute('novalidate');
    await user.click(sendButton());
    await waitFor(() => expect(api.to('/api/contact')).toHaveLength(1));
  });
});

describe('ContactForm fields', () => {
  it.each([
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'email'],
    [/^Phone/, 'tel'],
    [/^Company/, 'organization'],
  ])('%s has its autocomplete token', async (label, token) => {
    await openContactForm();
    expect(field(label)).toHaveAttribute('autocomplete', token);
  });

  it('offers one service at most', async () => {
    const { user } = await openContactForm();
    const group = screen.getByRole('group', { name: /What do you need/ });
    const chips = within(group).getAllByRole<HTMLInputElement>('radio');
    const chosen = () => chips.filter((chip) => chip.checked).map((chip) => chip.value);
    expect(chips).toHaveLength(6);
    await user.click(screen.getByText('Mobile Applications'));
    expect(chosen()).toEqual(['Mobile Applications']);
    await user.click(screen.getByText('E-commerce Platforms'));
    expect(chosen()).toEqual(['E-commerce Platforms']);
    await user.click(screen.getByText('E-commerce Platforms'));
    expect(chosen()).toEqual([]);
    chips[2]!.focus();
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Educational Software']);
    await user.keyboard(' ');
    expect(chosen()).toEqual([]);
  });

  it('accepts no attachment, and names the address for files', async () => {
    await openContactForm();
    expect(screen.getByText(/Have a file/)).toHaveTextContent('projects@example.com');
  });
});
