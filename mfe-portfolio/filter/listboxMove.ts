const page = 8;

/** The option that a key moves to, or undefined when the key is not one of movement. The ends hold. */
export function listboxMove(key: string, from: number, count: number): number | undefined {
  const target = new Map([
    ['ArrowDown', from + 1],
    ['ArrowUp', from - 1],
    ['PageDown', from + page],
    ['PageUp', from - page],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
