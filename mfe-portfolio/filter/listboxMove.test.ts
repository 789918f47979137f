import { listboxMove } from './listboxMove';

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
