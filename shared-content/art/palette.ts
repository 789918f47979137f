/**
 * The "night water" colors as literals: scripts write them into files, where no theme reaches.
 * The site's own theme says the same colors; a drawing that differs from it looks pasted on.
 */
export const palette = {
  ink: '#070d14',
  surface1: '#0b141d',
  surface2: '#101c27',
  text: '#eaf2f3',
  muted: '#a9bcc4',
  logo: '#cfdde2',
  jade: '#3fd6b4',
  jadeDeep: '#0f8f7c',
  jadeLight: '#9af0dc',
  lily: '#f48fb6',
  amber: '#e9c46a',
} as const;

/** One color a section, in the order in which neighbors stay easy to tell apart. */
export const sectionRamp = {
  jade: '#3fd6b4',
  lagoon: '#4fb8d8',
  sky: '#7aa7f0',
  iris: '#a79bf2',
  lily: '#f48fb6',
  coral: '#f5a07c',
  amber: '#e9c46a',
  moss: '#9ccf7a',
} as const;

export type SectionColor = keyof typeof sectionRamp;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A #rrggbb between two others; `share` is how much of the second one. */
export function mixColor(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((other[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
