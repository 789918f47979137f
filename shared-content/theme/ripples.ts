const line = (width: string, y: string) =>
  `radial-gradient(${width} 1px at 72% ${y}, rgba(63, 214, 180, 0.6), transparent)`;

/** Layers of a CSS background, as `--ripples`: a waterline at the top edge, and a ripple below it. */
export const ripples = `${line('40%', '0')},${line('24%', '10px')}`;
