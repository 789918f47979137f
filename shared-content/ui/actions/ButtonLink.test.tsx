import { screen } from '@testing-library/react';
import { renderWithKit } from '../../testing';
import { ButtonLink } from './ButtonLink';

describe('ButtonLink', () => {
  it('opens pages of other sites in a new tab, without giving them a handle on this one', () => {
    renderWithKit(<ButtonLink to="https://booking.example.com">Book</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Book (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['/contact', 'mailto:hello@example.com', 'tel:+8801'])('stays in this tab for %s', (to) => {
    renderWithKit(<ButtonLink to={to}>Go</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Go' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', to);
  });
});
