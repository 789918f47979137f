import { useRef } from 'react';

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

/**
 * The option that typed letters lead to: the next one that starts with them, wrapping around. Letters
 * typed in one go narrow down; one letter repeated walks through the options that start with it.
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

/** How long typed letters belong together, in milliseconds (the half second of native lists). */
const pause = 500;

/**
 * Collects typed letters and moves to the option that they lead to. The answer says whether the key was
 * taken: a space is only where it continues a name ("real e"), for otherwise it chooses.
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
