import { site } from '../../theme';

/**
 * Makes a slot that is still below the window rise once as it scrolls into view (threshold 0.1).
 *
 * @returns cancels it; undefined if the slot does not wait
 */
export function letRise(slot: HTMLElement): (() => void) | undefined {
  if (
    slot.dataset.reveal === 'shown' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    slot.getBoundingClientRect().top < innerHeight
  ) {
    // The slot was still waiting when its page was left.
    if (slot.dataset.reveal) slot.dataset.reveal = 'shown';
    return;
  }
  slot.style.transitionDelay = `${Math.min(Number(slot.dataset.rise), 6) * site.motion.stagger}ms`;
  slot.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      slot.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: site.motion.threshold },
  );
  observer.observe(slot);
  return () => observer.disconnect();
}
