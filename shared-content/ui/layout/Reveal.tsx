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
 * Lets its content rise once as it scrolls into view (threshold 0.1). Only what is still below the
 * window when React arrives is ever hidden: without JavaScript, for printers, crawlers and under
 * reduced motion it simply stands there.
 */
export function Reveal({ children, index = 0 }: RevealProps) {
  const slot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = slot.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.reveal = 'waiting';
    element.style.transitionDelay = `${Math.min(index, 6) * site.motion.stagger}ms`;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: site.motion.threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [index]);

  return <Slot ref={slot}>{children}</Slot>;
}
