import { letRise } from './layout/letRise';
import { enhancePortraits } from './media/enhancePortraits';

/** Does, in markup that React leaves alone, what the kit's components do by effects (`Reveal`, `Portrait`). */
export function enhanceStaticPage(root: ParentNode & EventTarget): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-rise]')) letRise(slot);
  enhancePortraits(root);
}
