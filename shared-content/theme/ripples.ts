const line = (width: string, y: string) =>
  `radial-gradient(${width} 1px at 72% ${y}, #3fd6b499, transparent)`;

/** Layers of a CSS background: a waterline at the top edge, and a ripple below it. */
export const ripples = `${line('40%', '0')}, ${line('24%', '10px')}`;
