import { palette as theme, ramp } from '../theme/palette';

/**
 * The theme's "night water" by the names that drawings use, for scripts that write colors into files, where no theme
 * reaches; `logo` is theirs alone.
 */
export const palette = {
  ink: theme.ink,
  surface1: theme.surface,
  surface2: theme.raised,
  text: theme.text,
  muted: theme.muted,
  logo: '#cfdde2',
  jade: theme.jade,
  jadeDeep: theme.jadeDeep,
  jadeLight: theme.jadeLight,
  lily: theme.lily,
  amber: ramp.amber,
} as const;

/** One color a section, in the order in which neighbors stay easy to tell apart. */
export const sectionRamp = ramp;

export type SectionColor = keyof typeof sectionRamp;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A #rrggbb between two others; `share` is how much of the second one. */
export function mixColor(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((other[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
