interface View {
  /** Height of the window in pixels. */
  readonly height: number;
  /** How far the page can still be scrolled. */
  readonly remaining: number;
}

/** The reader's eye, as a part of the window's height. */
const eye = 0.3;

/**
 * Which section the reader is in: the one that a link has just led to while it stands in the upper part of
 * the window, else the last one that begins above the reading line.
 *
 * @param tops where each section begins, in pixels from the upper edge of the window, in order
 * @param target index of the section that the address names, or -1
 */
export function currentSection(tops: readonly number[], { height, remaining }: View, target = -1): number {
  const top = tops[target];
  if (top !== undefined && top >= 0 && top <= height * eye) return target;
  // The line sinks to the window's foot over the last screen of the page: without that, short sections at
  // the end would never get their turn.
  const sunk = Math.max(0, 1 - remaining / height);
  const line = height * (eye + (1 - eye) * sunk);
  const below = tops.findIndex((begin) => begin > line);
  return Math.max(0, (below === -1 ? tops.length : below) - 1);
}
