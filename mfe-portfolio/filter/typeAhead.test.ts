import { typeAhead } from './typeAhead';

const labels = ['All', 'Education', 'E-commerce', 'Real Estate', 'Restaurant', 'RTO'];

describe('typeAhead', () => {
  it('finds the option that starts with the letters', () => {
    expect(typeAhead(labels, 'res', 0)).toBe(4);
    expect(typeAhead(labels, 'real e', 0)).toBe(3);
    expect(typeAhead(labels, 'e-', 1)).toBe(2);
  });

  it('walks through the options of one letter when it is repeated, and wraps around', () => {
    expect(typeAhead(labels, 'r', 0)).toBe(3);
    expect(typeAhead(labels, 'rr', 3)).toBe(4);
    expect(typeAhead(labels, 'rrr', 4)).toBe(5);
    expect(typeAhead(labels, 'r', 5)).toBe(3);
  });

  it('stays when the letters still fit', () => {
    expect(typeAhead(labels, 'rea', 3)).toBe(3);
  });

  it('finds nothing for letters that start no option', () => {
    expect(typeAhead(labels, 'x', 2)).toBeUndefined();
  });
});
