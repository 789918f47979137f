import { screen } from '@testing-library/react';
import { renderWithKit } from '../../testing';
import { ButtonLink } from './ButtonLink';

describe('ButtonLink', () => {
  it('opens other sites in a new tab with noopener and noreferrer', () => {
    renderWithKit(<ButtonLink to="https://booking.example.com">Book</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Book (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['/contact', '#openings', 'mailto:hello@example.com', 'tel:+8801'])(
    'opens %s in the same tab',
    (to) => {
      renderWithKit(<ButtonLink to={to}>Go</ButtonLink>);
      expect(screen.getByRole('link', { name: 'Go' })).not.toHaveAttribute('target');
      expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', to);
    },
  );
});
