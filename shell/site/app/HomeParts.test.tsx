import { fireEvent, screen } from '@testing-library/react';
import { company } from 'shared-content/content';
import { renderWithKit } from 'shared-content/testing';
import { SignUpMissing } from './HomeParts';

describe('SignUpMissing', () => {
  it('offers the email address instead, and retries on request', () => {
    const onRetry = jest.fn();
    const { container } = renderWithKit(<SignUpMissing onRetry={onRetry} />);
    expect(container).toHaveTextContent(
      `The newsletter form didn’t load. Write to ${company.email} and we’ll send you the confirmation link.`,
    );
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
