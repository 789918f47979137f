interface SeededRandom {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The same seed gives the same drawing, so a redraw changes no byte (hash: FNV-1a, generator: mulberry32). */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
