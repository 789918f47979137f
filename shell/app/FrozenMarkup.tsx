import { useLayoutEffect, useRef, useState } from 'react';
import { closeForms } from './closeForms';

/** A part as the server wrote it, kept because its bundle cannot bring it to life. */
export function FrozenMarkup({ part, markup }: { part: string; markup: string }) {
  // The first markup stays: a later render would read its own output.
  const [html] = useState({ __html: markup });
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) closeForms(element.current);
  }, []);
  return (
    <div
      ref={element}
      data-part={part}
      data-frozen=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
