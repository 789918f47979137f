import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-content/testing';
import NewsletterSignUp from './NewsletterSignUp';

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const link = () => screen.getByRole('link', { name: 'Terms and Conditions' });

describe('the link to the newsletter’s terms', () => {
  it('is a link to the terms page without JavaScript, and for a new tab', () => {
    renderWithKit(<NewsletterSignUp />);
    expect(link()).toHaveAttribute('href', '/terms-of-service');
    let prevented: boolean | undefined;
    const last = (event: MouseEvent) => {
      prevented = event.defaultPrevented;
      // jsdom cannot open tabs.
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(prevented).toBe(false);
  });

  it('opens and closes the dialog repeatedly', async () => {
    const user = userEvent.setup();
    renderWithKit(<NewsletterSignUp />);
    for (const _time of [1, 2]) {
      await user.click(link());
      const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
      expect(within(dialog).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/privacy-policy',
      );
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('opens again even before the browser announces the last closing', async () => {
    const user = userEvent.setup();
    renderWithKit(<NewsletterSignUp />);
    await user.click(link());
    const first = await screen.findByRole<HTMLDialogElement>('dialog');
    first.open = false;
    await user.click(link());
    await waitFor(() => expect(screen.getByRole('dialog')).not.toBe(first));
    fireEvent(first, new Event('close'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on a click beside it, not inside it', async () => {
    const user = userEvent.setup();
    renderWithKit(<NewsletterSignUp />);
    await user.click(link());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('heading', { level: 2 }));
    expect(dialog).toBeInTheDocument();
    fireEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
