import { useRef } from 'react';

const page = 8;

/** The option that a key moves to; undefined for other keys. Moves stop at both ends. */
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

/**
 * The option that typed letters lead to: the next one that starts with them, wrapping around. Letters typed together
 * narrow the choice; one repeated letter cycles through the options that start with it.
 */
export function typeAhead(labels: readonly string[], typed: string, from: number): number | undefined {
  const letters = typed.toLowerCase();
  const repeated = [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  const start = repeated ? from + 1 : from;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}

/** Milliseconds within which typed letters belong together (native lists use half a second). */
const pause = 500;

/**
 * Collects typed letters and moves to their option. Returns whether the key was used: a space counts only where it
 * continues a name ("real e"), because otherwise it chooses.
 */
export function useTypeAhead(labels: readonly string[], active: number, move: (index: number) => void) {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });

  return (key: string, time: number): boolean => {
    if (key.length !== 1) return false;
    const going = time - typed.current.at < pause ? typed.current.letters : '';
    const found = typeAhead(labels, going + key, active);
    if (key === ' ' && (going === '' || found === undefined)) return false;
    typed.current = { letters: going + key, at: time };
    if (found !== undefined) move(found);
    return true;
  };
}
