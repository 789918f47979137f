/**
 * Which section the reader is in: the last one that begins above the reading line.
 *
 * @param tops where each section begins, in pixels from the upper edge of the window, in order
 * @param view height of the window, and how far the page can still be scrolled
 */
export function currentSection(tops: readonly number[], view: { height: number; remaining: number }): number {
  // The line lies at 30 % of the window and sinks to its foot over the last screen of the page: without
  // that, short sections at the end would never get their turn.
  const sunk = Math.max(0, 1 - view.remaining / view.height);
  const line = view.height * (0.3 + 0.7 * sunk);
  const below = tops.findIndex((top) => top > line);
  return Math.max(0, (below === -1 ? tops.length : below) - 1);
}
