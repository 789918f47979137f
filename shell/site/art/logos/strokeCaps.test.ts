import { strokeCaps, type CapsStyle } from './strokeCaps';

const style: CapsStyle = { corner: 'cut', radius: 2, height: 10, width: 8, weight: 2, spacing: 3 };

describe('strokeCaps', () => {
  it('cuts the corners of an arch and draws the bar of an A', () => {
    expect(strokeCaps('A', style).d).toBe('M0 10L0 2L2 0L6 0L8 2L8 10M0 6L8 6');
  });

  it('spaces letters by a stroke and the letter spacing', () => {
    const [one, two] = [strokeCaps('I', style), strokeCaps('II', style)];
    expect(one.width).toBe(0);
    expect(two.width).toBe(style.weight + style.spacing);
    expect(two.d).toBe('M0 0L0 10M5 0L5 10');
  });

  it('refuses a letter that the alphabet lacks', () => {
    expect(() => strokeCaps('É', style)).toThrow('no letter É');
  });
});
