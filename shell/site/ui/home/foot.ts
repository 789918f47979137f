/** Space below the clients' row of Home's first screen. */
export const foot = 'clamp(32px, 3vw, 40px)';
