import { motion, scale } from './scale';
import { palette, ramp } from './palette';

/** Windows from which on a layout has more room, in pixels. */
export const widths = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

type Width = keyof typeof widths;

const from = (key: Width) => `(min-width:${widths[key]}px)`;
// Between two whole pixels lie windows, too, on screens that scale.
const below = (key: Width) => `(max-width:${widths[key] - 0.05}px)`;

/** Media queries to style by, in the words of MUI's theme, so that fields and pages read one language. */
const breakpoints = {
  values: widths,
  up: (key: Width): string => `@media ${from(key)}`,
  down: (key: Width): string => `@media ${below(key)}`,
  between: (start: Width, end: Width): string => `@media ${from(start)} and ${below(end)}`,
} as const;

/**
 * What `styled` functions read as `theme`. MUI's own theme, with the code that makes it, is 19 kB (brotli) and
 * comes with the form fields alone, which bring it with them (`ui/forms/FormTheme`).
 */
export const theme = { breakpoints } as const;

/** What kit components read beside the theme. */
export const site = { palette, ramp, scale, motion } as const;
