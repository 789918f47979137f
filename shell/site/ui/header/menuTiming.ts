/**
 * Hover intent in milliseconds. A first menu opens almost at once; changing from one to the other takes
 * longer, so that a mouse that cuts the corner towards an open panel does not lose it on the way.
 */
export const menuTiming = { open: 90, change: 240, close: 300, settle: 400 } as const;
