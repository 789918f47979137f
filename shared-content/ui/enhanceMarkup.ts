import { letRise } from './layout/letRise';
import { enhancePortraits } from './media/enhancePortraits';

/** Does what the kit's components do by effects (`Reveal`, `Portrait`), in a document where React has not started. */
export function enhanceMarkup(root: ParentNode & EventTarget): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-rise]')) letRise(slot);
  enhancePortraits(root);
}
