const light = (size: string, strength: string) =>
  `radial-gradient(${size} at 72% 0, #3fd6b4${strength}, transparent)`;

/** Layers of a CSS background: a waterline at the top edge, and faint light below it. */
export const ripples = `${light('40% 1px', '99')}, ${light('32% 36px', '1f')}`;
