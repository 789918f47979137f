import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { appAt, notFoundChunk, getOwner, shellApp } from 'shared-content/federation';
import { PageMark } from './arrival';
import { PartMounted } from './parts';

/** Path, query and fragment that a click in markup asks the router for; undefined where it is the browser's. */
function followed(event: MouseEvent): string | undefined {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
  // A file below a section's prefix is no page.
  if (link?.origin !== location.origin || !getOwner(link.pathname) || link.pathname.includes('.'))
    return undefined;
  return link.pathname + link.search + link.hash;
}

export type ServedTag = 'div' | 'section' | 'header' | 'footer';

/** What the document brought of one element: it stands in that one, or in another that took its place. */
export class Served {
  private element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  get tag(): string {
    return this.element.localName;
  }

  /** Has it stand in an element, which becomes what the one before was. */
  moveInto(element: Element): void {
    if (element === this.element) return;
    for (const { name, value } of this.element.attributes) element.setAttribute(name, value);
    element.append(...this.element.childNodes);
    this.element = element;
  }
}

/** What the document brought at a selector. */
export const servedAt = (selector: string): Served[] =>
  [...document.querySelectorAll(selector)].map((element) => new Served(element));

/** The same object at each render: React would write the text anew for another one. Hydrated, it takes what is there. */
const asServed = { __html: '' };

interface ServedElementProps {
  as: ServedTag;
  served: Served | undefined;
  'data-part'?: string;
}

/**
 * An element whose inside stays as the document brought it: React takes the element over and leaves what is in it alone.
 * Where React has to make the element anew (a page that one returns to; a translator or an extension has changed the
 * document before) the inside is put into it. Links are followed by the router as the kit's `Link` has it.
 */
export function ServedElement({ as: Tag, served, ...props }: ServedElementProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    if (element.current) served?.moveInto(element.current);
  }, [served]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = element.current?.contains(event.target as Node) ? followed(event) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to, { replace: to === location.pathname + location.search + location.hash });
    };
    // At the document: an element with a listener of its own is told to screen readers as one that answers clicks.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return <Tag {...props} ref={element} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />;
}

interface ServedPage {
  /** Its `data-part`. */
  readonly part: string;
  readonly title: string;
  readonly blocks: readonly Served[];
}

/** The static page that this tab's document brought: whoever returns to it finds it as it was left. */
let page: ServedPage | undefined;

/**
 * Keeps hold of the static page that the document brought. To be called before React starts: who leaves a page before it
 * has come to life takes it out of the document.
 *
 * @param path of the page; Home stays block by block, as what another section shows on it lives
 * @returns whether it is there: under another address than its own it is not
 */
export function keepServedPage(path: string, isNotFound = false): boolean {
  const part = isNotFound ? `${shellApp.name} ${notFoundChunk}` : `${appAt(path)} ${path}`;
  const element = `[data-part="${part}"]`;
  page = {
    part,
    title: document.title,
    blocks: servedAt(path === '/' ? `${element} > :not([data-part])` : element),
  };
  return page.blocks.length > 0;
}

/** @throws Error where no page is kept: only such a one is shown as served */
export function servedPage(): ServedPage {
  if (!page) throw new Error('No static page is kept (keepServedPage).');
  return page;
}

function PageAsServed({ path }: { path: string }) {
  const { part, title, blocks } = servedPage();
  return (
    <PageMark path={path} title={title}>
      <ServedElement as="div" served={blocks[0]} data-part={part} />
      <PartMounted part={part} />
    </PageMark>
  );
}

/** A static page as its document brought it. */
export function ServedPart({ path }: { path: string }) {
  return (
    // As `LivePart` has it, whose markup this is. What lives stands within: React takes a boundary over after what is around it.
    <Suspense fallback={null}>
      <PageAsServed path={path} />
    </Suspense>
  );
}
