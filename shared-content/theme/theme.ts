import { grounds } from './grounds';
import { palette, ramp } from './palette';

/** Lengths on an 8 px grid. Fluid lengths are a clamp() between window widths of 390 and 1280 px. */
export const scale = {
  // Grows, with the art in it, from a window width of 1,440 px.
  content: 'clamp(1200px, 40vw + 624px, 1360px)',
  prose: '68ch',
  gutter: 'clamp(20px, 4vw, 40px)',
  section: 'clamp(44px, 6.4vw, 88px)',
  /** Between two columns of text, everywhere: so their left edges align down a page. */
  columnGap: 'clamp(32px, 5vw, 64px)',
  radius: { small: '8px', medium: '14px', large: '22px', pill: '999px' },
  header: '72px',
  headerCondensed: '60px',
} as const;

/** Durations in milliseconds. The whole site has one stagger: Home allows 150 to 200, other pages 100 to 200 (section 9). */
export const motion = {
  hover: '180ms',
  /** What a choice changes. */
  state: '420ms',
  reveal: '520ms',
  stagger: 150,
  threshold: 0.1,
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Breakpoints: window widths in pixels from which a layout has more room. */
export const widths = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

type Width = keyof typeof widths;

const from = (key: Width) => `(min-width:${widths[key]}px)`;
// Scaled screens have window widths between two whole pixels, too.
const below = (key: Width) => `(max-width:${widths[key] - 0.05}px)`;

/** Media queries with the names of MUI's theme, so that form fields and pages use the same API. */
const breakpoints = {
  values: widths,
  up: (key: Width): string => `@media ${from(key)}`,
  down: (key: Width): string => `@media ${below(key)}`,
  between: (start: Width, end: Width): string => `@media ${from(start)} and ${below(end)}`,
} as const;

/**
 * The `theme` of `styled` functions. MUI's own theme, with the code that makes it, is 19 kB (brotli); only the form fields
 * load it (`ui/forms/FormTheme`).
 */
export const theme = { breakpoints } as const;

/** Design tokens that kit components read beside the theme. */
export const site = { palette, ramp, grounds, scale, motion } as const;
