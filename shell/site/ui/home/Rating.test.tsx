import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { Rating } from './Rating';

/** The part of each star that is filled. */
const parts = (container: HTMLElement) =>
  [...container.querySelectorAll('span > svg')].map(
    (star) => Number(star.querySelector('svg')?.getAttribute('width') ?? 0) / 20,
  );

describe('Rating', () => {
  it('fills the last star as far as the figure goes', () => {
    const { container } = renderWithKit(<Rating filled={4.7} label="4.7 out of 5" />);
    expect(parts(container).map((part) => part.toFixed(1))).toEqual(['1.0', '1.0', '1.0', '1.0', '0.7']);
    expect(screen.getByText('4.7 out of 5')).toBeInTheDocument();
  });

  it('leaves stars empty beyond it', () => {
    const { container } = renderWithKit(<Rating filled={2} label="2 out of 5" />);
    expect(parts(container)).toEqual([1, 1, 0, 0, 0]);
  });
});
