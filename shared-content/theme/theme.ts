import { motion, scale } from './scale';
import { palette, ramp } from './palette';

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
export const site = { palette, ramp, scale, motion } as const;
