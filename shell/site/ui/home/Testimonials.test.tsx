import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { Rating, field, step } from './Testimonials';

/** Up to where the stars are filled, in the drawing's units. */
const filledTo = (filled: number) => {
  const { container } = renderWithKit(<Rating filled={filled} label={`${filled} out of 5`} />);
  return Number(container.querySelector('svg svg')?.getAttribute('width') ?? 0);
};

describe('Rating', () => {
  it('fills the last star in proportion to the figure', () => {
    expect(filledTo(4.7)).toBeCloseTo(4 * step + 0.7 * field, 1);
    expect(screen.getByText('4.7 out of 5')).toBeInTheDocument();
  });

  it('fills whole stars completely, and none beyond', () => {
    // What is left of a step is the gap.
    expect(filledTo(5)).toBeGreaterThanOrEqual(4 * step + field);
    expect(filledTo(2)).toBe(2 * step);
    expect(filledTo(0)).toBe(0);
  });
});
