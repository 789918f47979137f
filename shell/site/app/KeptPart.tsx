import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getAppName, notFoundChunk, getApp, isHome, shellApp } from 'shared-content/federation';
import { AnnouncedPage } from './arrival';
import { ReportHydrated } from './LivePart';

/** Path, query and fragment of a click that the router follows; undefined if the click is the browser's to follow. */
function getRouterTarget(event: MouseEvent): string | undefined {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || defaultPrevented) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
  // A path with a dot is a file below a section's prefix, not a page.
  if (link?.origin !== location.origin || !getApp(link.pathname) || link.pathname.includes('.'))
    return undefined;
  return link.pathname + link.search + link.hash;
}

export type KeptTag = 'div' | 'section' | 'header' | 'footer';

/** The server's markup of one element, kept in that element or in the one that replaced it. */
class KeptMarkup {
  private element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  get tag(): string {
    return this.element.localName;
  }

  /** Moves attributes and child nodes into another element, which then replaces the current one. */
  moveInto(element: Element): void {
    if (element === this.element) return;
    for (const { name, value } of this.element.attributes) element.setAttribute(name, value);
    element.append(...this.element.childNodes);
    this.element = element;
  }
}

/** The server's markup of all elements that match a selector. */
export const getKeptMarkup = (selector: string): KeptMarkup[] =>
  [...document.querySelectorAll(selector)].map((element) => new KeptMarkup(element));

/** One object for all renders: React would rewrite the content for a new one. On hydration React keeps what is there. */
const keptContent = { __html: '' };

interface KeptElementProps {
  as: KeptTag;
  kept: KeptMarkup | undefined;
  'data-part'?: string;
}

/**
 * An element whose content stays as the server wrote it: React hydrates the element and leaves its content alone. React
 * makes a new element when the visitor returns to the page, or when a translator or extension has changed the document.
 * The content then moves into it. The router follows links in it as for the kit's `Link`.
 */
export function KeptElement({ as: Tag, kept, ...props }: KeptElementProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    if (element.current) kept?.moveInto(element.current);
  }, [kept]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = element.current?.contains(event.target as Node) ? getRouterTarget(event) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to, { replace: to === location.pathname + location.search + location.hash });
    };
    // On the document: screen readers announce an element with a click listener of its own as clickable.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  return <Tag {...props} ref={element} dangerouslySetInnerHTML={keptContent} suppressHydrationWarning />;
}

interface KeptPage {
  /** Its `data-part`. */
  readonly part: string;
  readonly title: string;
  readonly blocks: readonly KeptMarkup[];
}

/** The static page that this tab's document brought. A visitor who returns to it finds it as they left it. */
let page: KeptPage | undefined;

/**
 * Stores the static page that the document brought. Call it before React starts: a visitor who leaves a page before its
 * hydration removes it from the document.
 *
 * @param path of the page; Home is stored block by block, as its sign-up, of another section, is live
 * @returns whether the document holds the page; it does not under any other address
 */
export function keepPage(path: string, isNotFound = false): boolean {
  const part = isNotFound ? `${shellApp.name} ${notFoundChunk}` : `${getAppName(path)} ${path}`;
  const element = `[data-part="${part}"]`;
  page = {
    part,
    title: document.title,
    blocks: getKeptMarkup(isHome(path) ? `${element} > :not([data-part])` : element),
  };
  return page.blocks.length > 0;
}

/** @throws Error if `keepPage` has stored no page */
export function getKeptPage(): KeptPage {
  if (!page) throw new Error('No static page is kept (keepPage).');
  return page;
}

function PageAsKept({ path }: { path: string }) {
  const { part, title, blocks } = getKeptPage();
  return (
    <AnnouncedPage path={path} title={title}>
      <KeptElement as="div" kept={blocks[0]} data-part={part} />
      <ReportHydrated part={part} />
    </AnnouncedPage>
  );
}

/** A static page with the markup of its document. */
export function KeptPart({ path }: { path: string }) {
  return (
    // The server rendered this markup by `LivePart`, so it needs the same boundary. `ReportHydrated` must be inside: React
    // hydrates a boundary later than what surrounds it.
    <Suspense fallback={null}>
      <PageAsKept path={path} />
    </Suspense>
  );
}
