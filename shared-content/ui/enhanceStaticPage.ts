import { letRise } from './layout/letRise';
import { enhancePortraits } from './media/enhancePortraits';

/** Gives markup that React leaves alone what the kit's pieces in it do by effects (`Reveal`, `Portrait`), for good. */
export function enhanceStaticPage(root: ParentNode & EventTarget): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-rise]')) letRise(slot);
  enhancePortraits(root);
}
