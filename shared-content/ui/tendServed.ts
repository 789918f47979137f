import { letRise } from './layout/Reveal';
import { tendPortraits } from './media/Portrait';

/**
 * Gives markup that React leaves alone what the kit's pieces in it do by effects (`Reveal`, `Portrait`).
 *
 * @returns ends it
 */
export function tendServed(root: Element): () => void {
  const ends = [...root.querySelectorAll<HTMLElement>('[data-rise]')].map(letRise);
  const untend = tendPortraits(root);
  return () => {
    untend();
    for (const end of ends) end?.();
  };
}
