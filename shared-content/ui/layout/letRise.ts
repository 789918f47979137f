import { site } from '../../theme';

/**
 * Makes a slot that is below the window rise once as it scrolls into view (threshold 0.1). The observer tells where the
 * slot is. To ask the slot itself would lay out the whole page in one task; the loader does so piece by piece.
 *
 * @returns cancels it; undefined if the slot does not wait
 */
export function letRise(slot: HTMLElement): (() => void) | undefined {
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
