/**
 * "Night water": the only place that defines colors. All other code uses their names.
 * Contrast against `ink`: text 16.6:1, muted 9.4:1, jade 10.4:1, lily 8.6:1 (WCAG 2.2, 1.4.3).
 */
export const palette = {
  ink: '#070d14',
  surface: '#0b141d',
  raised: '#101c27',
  overlay: '#13212d',
  hairline: '#d6eaf01f',
  hairlineStrong: '#d6eaf03d',
  fieldBorder: '#7d919b',
  text: '#eaf2f3',
  muted: '#a9bcc4',
  jade: '#3fd6b4',
  jadeDeep: '#0f8f7c',
  jadeLight: '#9af0dc',
  lily: '#f48fb6',
  lilyLight: '#ffc2d8',
  /** Daylight, for things that clients hold in hand. Contrast against `paper`: ink 14:1, muted 6.4:1, jade 5.9:1. */
  paper: '#f6f3ea',
  paperRaised: '#fdfcf8',
  paperInk: '#17222b',
  paperMuted: '#4d5b63',
  paperLine: '#d9d4c6',
  paperJade: '#0a6a59',
  danger: '#ff9a8f',
  success: '#7fe3a4',
} as const;

/** The harmonized colors for `accent` of cards, services and studies. */
export const ramp = {
  jade: '#3fd6b4',
  lagoon: '#4fb8d8',
  sky: '#7aa7f0',
  iris: '#a79bf2',
  lily: '#f48fb6',
  coral: '#f5a07c',
  amber: '#e9c46a',
  moss: '#9ccf7a',
} as const;

export type Accent = keyof typeof ramp;

/** What is behind a picture, and in its place until it has loaded. */
export const pictureGround = (tint: string = ramp.lagoon) =>
  `radial-gradient(90% 130% at 80% -10%, ${tint}2e, transparent), ${palette.surface}`;
