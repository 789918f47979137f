import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../styled';
import { letRise } from './letRise';

const Slot = styled('div')({ display: 'grid', minWidth: 0 });

interface RevealProps {
  children: ReactNode;
  /** Place in its group; each waits one stagger step longer (at most six, so that no one waits a second). */
  index?: number;
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
    // Before React comes, a document's own script may have hidden it (enhanceStaticPage): attributes may differ.
    <Slot ref={slot} data-rise={index} suppressHydrationWarning>
      {children}
    </Slot>
  );
}
