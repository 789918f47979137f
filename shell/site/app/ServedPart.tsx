import { type ComponentPropsWithRef, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownerOf } from 'shared-content/federation';
import { tendServed } from 'shared-content/ui';
import { HomeFilm } from './HomeFilm';
import { HomeSignUp } from './HomeSignUp';
import { partMounted } from './parts';

/** Path, query and fragment that a click in markup asks the router for; undefined where it is the browser's. */
function followed(event: MouseEvent): string | undefined {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
  // A file below a section's prefix is no page.
  if (link?.origin !== location.origin || !ownerOf(link.pathname) || link.pathname.includes('.'))
    return undefined;
  return link.pathname + link.search + link.hash;
}

/** The same object at each render: React would write the text anew for another one. Hydrated, it takes what is there. */
const asServed = { __html: '' };

type ServedTag = 'div' | 'section' | 'header' | 'footer';

/**
 * An element whose inside stays as the document brought it: React takes the element over and leaves what is in it alone.
 * Links in it are followed by the router as the kit's `Link` has it.
 */
export function ServedElement({ as: Tag, ...props }: ComponentPropsWithRef<'div'> & { as: ServedTag }) {
  const navigate = useNavigate();
  return (
    <Tag
      {...props}
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
      onClick={(event) => {
        const to = followed(event);
        if (to === undefined) return;
        event.preventDefault();
        void navigate(to, { replace: to === location.pathname + location.search + location.hash });
      }}
    />
  );
}

interface ServedPartProps {
  /** Its `data-part`. */
  part: string;
  onLeave: () => void;
}

/** What a served part does, once its element is there: the kit's pieces in it are tended, and it is told to live. */
function useServedLife({ part, onLeave }: ServedPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    const untend = element.current ? tendServed(element.current) : undefined;
    partMounted(part);
    return untend;
  }, [part]);
  useEffect(() => () => leave.current(), []);
  return element;
}

function TendedPart(props: ServedPartProps) {
  return <ServedElement as="div" ref={useServedLife(props)} data-part={props.part} />;
}

function TendedHome(props: ServedPartProps) {
  const element = useServedLife(props);
  const [blocks] = useState(() =>
    [...document.querySelectorAll(`[data-part="${props.part}"] > :not([data-part])`)].map(
      ({ localName }) => localName as ServedTag,
    ),
  );
  return (
    <>
      <div ref={element} data-part={props.part}>
        {blocks.map((tag, index) => (
          <ServedElement key={index} as={tag} />
        ))}
        <HomeSignUp />
      </div>
      <HomeFilm />
    </>
  );
}

// Both in a boundary, as `LivePart` has it, whose markup this is. What lives stands within: React takes a boundary over after
// what is around it.

/** A part that stays as the document brought it. */
export function ServedPart(props: ServedPartProps) {
  return (
    <Suspense fallback={null}>
      <TendedPart {...props} />
    </Suspense>
  );
}

/** Home as the document brought it, block by block, but for what lives at its end and its film. */
export function ServedHome(props: ServedPartProps) {
  return (
    <Suspense fallback={null}>
      <TendedHome {...props} />
    </Suspense>
  );
}
