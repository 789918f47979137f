import { site } from '../theme';
import placeholder from './assets/placeholder-avatar.svg';

/**
 * Makes a slot that is below the window rise once as it scrolls into view (threshold 0.1). The observer tells where the
 * slot is. To ask the slot itself would lay out the whole page in one task; the loader does so piece by piece.
 *
 * @returns cancels it; undefined if the slot does not wait
 */
export function revealOnScroll(slot: HTMLElement): (() => void) | undefined {
  const show = () => {
    if (slot.dataset.reveal) slot.dataset.reveal = 'shown';
  };
  if (slot.dataset.reveal === 'shown' || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting = false, boundingClientRect: box, rootBounds } = entries.at(-1) ?? {};
      // A slot that is not laid out yet has no box. `innerHeight` would compute the page's styles anew for each slot.
      if (!isIntersecting && (!box?.height || box.top >= (rootBounds?.height ?? innerHeight))) {
        slot.style.transitionDelay = `${Math.min(Number(slot.dataset.rise), 6) * site.motion.stagger}ms`;
        slot.dataset.reveal = 'waiting';
        return;
      }
      // What was in the window from the start has no flag and stays as it is.
      show();
      observer.disconnect();
    },
    { threshold: site.motion.threshold },
  );
  observer.observe(slot);
  return () => observer.disconnect();
}

/** Whether a picture has already failed to load. */
export const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/** Replaces broken portraits by the placeholder, as `Portrait` does, in a document where React has not started. */
function enhancePortraits(root: ParentNode & EventTarget): void {
  const replace = (image: Element) => {
    if (!image.matches('[data-portrait]')) return;
    // Only once: the placeholder may fail to load, too.
    image.removeAttribute('data-portrait');
    image.setAttribute('src', placeholder);
  };
  const fail = ({ target }: Event) => replace(target as Element);
  root.addEventListener('error', fail, true);
  for (const image of root.querySelectorAll('img')) if (isBroken(image)) replace(image);
}

/** Does what the kit's components do by effects (`Reveal`, `Portrait`), in a document where React has not started. */
export function enhanceMarkup(root: ParentNode & EventTarget): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-rise]')) revealOnScroll(slot);
  enhancePortraits(root);
}
