import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../styled';
import { revealOnScroll } from '../enhanceMarkup';

const Slot = styled('div')({ display: 'grid', minWidth: 0 });

interface RevealProps {
  children: ReactNode;
  /** Position in its group. Each waits one stagger step longer, at most six steps, so that none waits a second. */
  index?: number;
}

/**
 * Makes its content rise as it scrolls into view. It hides only content that is still below the window when React starts.
 * Without JavaScript, in print, for crawlers and under reduced motion the content is simply visible.
 */
export function Reveal({ children, index = 0 }: RevealProps) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? revealOnScroll(slot.current) : undefined), [index]);
  return (
    // Before React comes, a document's own script may have hidden it (enhanceMarkup): attributes may differ.
    <Slot ref={slot} data-rise={index} suppressHydrationWarning>
      {children}
    </Slot>
  );
}
