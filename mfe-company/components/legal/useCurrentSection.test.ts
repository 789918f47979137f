import { currentSection } from './useCurrentSection';

const page = { height: 1000, remaining: 5000 };

describe('currentSection', () => {
  it('is the first section while all headings are below the reading line', () => {
    expect(currentSection([600, 1400, 2000], page)).toBe(0);
  });

  it('is the last section that begins above the reading line', () => {
    expect(currentSection([-900, -100, 299, 301], page)).toBe(2);
  });

  it('is the last section at the foot of the page, however short it is', () => {
    expect(currentSection([-900, 500, 800, 990], { height: 1000, remaining: 0 })).toBe(3);
  });

  it('includes each short section at the end in turn', () => {
    const turns = [700, 500, 300, 100, 0].map((remaining) => {
      const tops = [-2000, 100, 300, 500, 700].map((top) => top + remaining);
      return currentSection(tops, { height: 1000, remaining });
    });
    expect(turns).toEqual([...turns].sort());
    expect(turns.at(-1)).toBe(4);
  });

  it('is a link’s target, even when the next section starts above the reading line', () => {
    expect(currentSection([-400, 84, 250, 700], page)).toBe(2);
    expect(currentSection([-400, 84, 250, 700], page, 1)).toBe(1);
    expect(currentSection([-400, 84, 500, 700], { height: 1000, remaining: 100 }, 1)).toBe(1);
  });

  it('ignores the link once its section has left the upper window', () => {
    expect(currentSection([-700, -200, 250, 700], page, 1)).toBe(2);
    expect(currentSection([-100, 600, 900, 1400], page, 1)).toBe(0);
  });
});
