import { listboxMove, typeAhead } from './listboxKeys';

describe('listboxMove', () => {
  it('moves by one, by a page and to the ends', () => {
    expect(listboxMove('ArrowDown', 3, 20)).toBe(4);
    expect(listboxMove('ArrowUp', 3, 20)).toBe(2);
    expect(listboxMove('PageDown', 3, 20)).toBe(11);
    expect(listboxMove('PageUp', 12, 20)).toBe(4);
    expect(listboxMove('Home', 12, 20)).toBe(0);
    expect(listboxMove('End', 12, 20)).toBe(19);
  });

  it('stops at the ends instead of wrapping', () => {
    expect(listboxMove('ArrowUp', 0, 20)).toBe(0);
    expect(listboxMove('ArrowDown', 19, 20)).toBe(19);
    expect(listboxMove('PageUp', 2, 20)).toBe(0);
    expect(listboxMove('PageDown', 15, 20)).toBe(19);
  });

  it('ignores other keys', () => {
    expect(listboxMove('a', 3, 20)).toBeUndefined();
    expect(listboxMove('ArrowLeft', 3, 20)).toBeUndefined();
    // A name that every object inherits is no key either.
    expect(listboxMove('toString', 3, 20)).toBeUndefined();
  });
});

const labels = ['All', 'Education', 'E-commerce', 'Real Estate', 'Restaurant', 'RTO'];

describe('typeAhead', () => {
  it('returns the option that starts with the letters', () => {
    expect(typeAhead(labels, 'res', 0)).toBe(4);
    expect(typeAhead(labels, 'real e', 0)).toBe(3);
    expect(typeAhead(labels, 'e-', 1)).toBe(2);
  });

  it('cycles through the options of one repeated letter', () => {
    expect(typeAhead(labels, 'r', 0)).toBe(3);
    expect(typeAhead(labels, 'rr', 3)).toBe(4);
    expect(typeAhead(labels, 'rrr', 4)).toBe(5);
    expect(typeAhead(labels, 'r', 5)).toBe(3);
  });

  it('stays while the letters still match', () => {
    expect(typeAhead(labels, 'rea', 3)).toBe(3);
  });

  it('returns nothing when no option matches', () => {
    expect(typeAhead(labels, 'x', 2)).toBeUndefined();
  });
});
