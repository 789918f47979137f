import { screen, waitFor } from '@testing-library/react';
import { field, fill, fillRequired, openContactForm, sendButton } from '../../testing/contactPage';

describe('the draft of an unsent contact form', () => {
  it('restores every field, and takes precedence over a link’s text', async () => {
    const { user, view } = await openContactForm();
    fillRequired();
    fill(/^Company/, 'Padma Clinics');
    await user.selectOptions(field(/^Budget/), '10k-25k');
    await user.click(screen.getByText('Mobile Applications'));
    view.unmount();

    await openContactForm({ path: '/contact?about=ai-ml' });
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field(/^Company/)).toHaveValue('Padma Clinics');
    expect(field(/^Budget/)).toHaveValue('10k-25k');
    expect(field('Project description')).toHaveValue('An app for three clinics');
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'Mobile Applications');
  });

  it('excludes removed text, a link’s text and the honeypot', async () => {
    const { user, view } = await openContactForm({ path: '/contact?about=mobile-solutions' });
    fill('First name', 'Ada');
    fill('First name', '');
    await user.type(document.querySelector('#contact-homepage')!, 'spam');
    view.unmount();
    await openContactForm();
    for (const label of ['First name', 'Project description']) expect(field(label)).toHaveValue('');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed after a success', async () => {
    const { captcha, user, view } = await openContactForm();
    captcha.pass('token');
    fillRequired();
    await user.click(sendButton());
    await waitFor(() => expect(field('First name')).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
    view.unmount();
    await openContactForm();
    expect(field('Project description')).toHaveValue('');
  });

  it('keeps the key of a sending whose answer was lost', async () => {
    const key = async (path: string) => {
      const { api, captcha, user, view } = await openContactForm({ path });
      api.answers['/api/contact'] = 'no network';
      captcha.pass('token');
      if (field('First name').value === '') fillRequired();
      await user.click(sendButton());
      await waitFor(() => expect(captcha.resets).toHaveLength(1));
      view.unmount();
      return api.to('/api/contact')[0]?.headers['Idempotency-Key'];
    };
    const first = await key('/contact?about=mobile-solutions');
    // The address that filled in the service is gone; the words are the same.
    expect(await key('/contact')).toBe(first);
    sessionStorage.clear();
  });

  it('tolerates an unavailable storage and invalid data', async () => {
    sessionStorage.setItem('contact-draft', '{"firstName":7,"description":');
    const first = await openContactForm();
    expect(field('First name')).toHaveValue('');
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    fill('First name', 'Ada');
    first.view.unmount();
    await openContactForm();
    expect(field('First name')).toHaveValue('');
    jest.restoreAllMocks();
  });
});
