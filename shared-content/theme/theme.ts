import { breakpoints } from './breakpoints';
import { motion, scale } from './scale';
import { palette, ramp } from './palette';

/**
 * What `styled` functions read as `theme`. MUI's own theme, with the code that makes it, is 19 kB (brotli) and
 * comes with the form fields alone, which bring it with them (`ui/forms/FormTheme`).
 */
export const theme = { breakpoints } as const;

/** What kit components read beside the theme. */
export const site = { palette, ramp, scale, motion } as const;
