import { type Ground, grounds } from './grounds';
import { palette } from './palette';

const getChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const mix = (over: string, under: string, share: number) =>
  `#${getChannels(over)
    .map((channel, index) => Math.round(channel * share + getChannels(under)[index]! * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
const getLuminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = getChannels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const getContrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the grounds', () => {
  it.each(Object.keys(grounds) as Ground[])(
    '%s: title and text are legible, also where the light is strongest',
    (name) => {
      const { ground, surface, ink, glow, horizon } = grounds[name];
      const brightest = mix(glow, ground, 0.3);
      for (const behind of [ground, surface, brightest]) {
        expect(getContrast(ink, behind)).toBeGreaterThanOrEqual(7);
        expect(getContrast(palette.muted, behind)).toBeGreaterThanOrEqual(4.5);
      }
      expect(getContrast(horizon, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('differ from each other', () => {
    expect(new Set(Object.values(grounds).map(({ ground }) => ground)).size).toBe(
      Object.keys(grounds).length,
    );
  });
});
