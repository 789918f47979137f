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

  it('holds at the ends instead of wrapping', () => {
    expect(listboxMove('ArrowUp', 0, 20)).toBe(0);
    expect(listboxMove('ArrowDown', 19, 20)).toBe(19);
    expect(listboxMove('PageUp', 2, 20)).toBe(0);
    expect(listboxMove('PageDown', 15, 20)).toBe(19);
  });

  it('leaves other keys alone', () => {
    expect(listboxMove('a', 3, 20)).toBeUndefined();
    expect(listboxMove('ArrowLeft', 3, 20)).toBeUndefined();
    // A name that every object inherits is no key either.
    expect(listboxMove('toString', 3, 20)).toBeUndefined();
  });
});

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
