import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '../../theme';
import { styled } from '../styled';

const Slot = styled('div')({ display: 'grid', minWidth: 0 });

interface RevealProps {
  children: ReactNode;
  /** Place in its group; each waits one stagger step longer (at most six, so that no one waits a second). */
  index?: number;
}

/**
 * Lets a slot that is still below the window rise once as it scrolls into view (threshold 0.1).
 *
 * @returns ends the wait
 */
export function letRise(slot: HTMLElement): (() => void) | undefined {
  if (
    slot.dataset.reveal === 'shown' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    slot.getBoundingClientRect().top < innerHeight
  ) {
    // It waited when its page was left.
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

/**
 * Lets its content rise as it comes into view. Only what is still below the
 * window when React arrives is ever hidden: without JavaScript, for printers, crawlers and under
 * reduced motion it simply stands there.
 */
export function Reveal({ children, index = 0 }: RevealProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? letRise(slot.current) : undefined), [index]);
  return (
    <Slot ref={slot} data-rise={index}>
      {children}
    </Slot>
  );
}
