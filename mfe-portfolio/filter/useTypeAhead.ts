import { useRef } from 'react';
import { typeAhead } from './typeAhead';

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
