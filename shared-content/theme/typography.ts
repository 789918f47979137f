const family =
  '"Instrument Sans Variable", "Instrument Sans Fallback", "Instrument Sans Roboto", system-ui, sans-serif';

const serif = '"Paper Serif", "Paper Serif Fallback", Georgia, serif';

/** Text styles. Display sizes are fluid and tightly tracked. Body text has a line height of 1.65 for long lines on dark. */
export const typography = {
  fontFamily: family,
  display: {
    size: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.75rem)',
    height: 1.04,
    tracking: '-0.035em',
    weight: 600,
  },
  h1: { size: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)', height: 1.08, tracking: '-0.03em', weight: 600 },
  /** What a client or a result says, in the serif of the drawn paper. Its font comes with the deferred sheet. */
  voice: {
    family: serif,
    size: 'clamp(1.625rem, 1.05rem + 2.4vw, 3.25rem)',
    height: 1.16,
    tracking: '-0.012em',
    weight: 400,
  },
  h2: { size: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)', height: 1.14, tracking: '-0.024em', weight: 600 },
  h3: {
    size: 'clamp(1.1875rem, 1.1rem + 0.35vw, 1.4375rem)',
    height: 1.3,
    tracking: '-0.012em',
    weight: 600,
  },
  lead: { size: 'clamp(1.0625rem, 1rem + 0.4vw, 1.3125rem)', height: 1.6, tracking: '-0.004em', weight: 400 },
  body: { size: '1rem', height: 1.65, tracking: '0', weight: 400 },
  small: { size: '0.875rem', height: 1.55, tracking: '0', weight: 400 },
  label: { size: '0.8125rem', height: 1.4, tracking: '0.02em', weight: 550 },
} as const;

type TextStyle = Exclude<keyof typeof typography, 'fontFamily'>;

/** The CSS of a text style, to spread into a styled block. */
export function text(style: TextStyle) {
  const { size, height, tracking, weight, ...own } = typography[style];
  return {
    ...('family' in own && { fontFamily: own.family }),
    fontSize: size,
    lineHeight: height,
    letterSpacing: tracking,
    fontWeight: weight,
  } as const;
}
