import { mixColor } from './palette';

describe('mixColor', () => {
  it('returns both colours at the ends and their mean in the middle', () => {
    expect(mixColor('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mixColor('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mixColor('#102030', '#304050', 0.5)).toBe('#203040');
  });
});
