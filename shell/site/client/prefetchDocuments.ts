import { fetchAhead, getConnection } from './browser';

/** Marks a link whose document shall be prefetched at once; a rule of each document says so to the browser. */
export const pointedAttribute = 'data-pointed';

/** Selector of links to pages of this site. */
export const pageLinks = 'a[href^="/"]:not([target], [download])';

/** Time on a link, in milliseconds, after which a pointer rests there instead of passing over it. */
export const restTime = 40;

/**
 * Has the document of a link prefetched when a pointer rests on it, or it gets the focus: a click then pays no round trip.
 * Browsers with speculation rules do it by a rule of the document (`renderDocument.ts`) for the links that are marked
 * here. By themselves they would wait for 200 ms. Others fetch the document into their cache, which a click revalidates.
 */
export function prefetchDocuments(): void {
  let rests: ReturnType<typeof setTimeout>;
  const point = ({ target }: Event) => {
    clearTimeout(rests);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
    if (!link || link.pathname === location.pathname || getConnection().saveData) return;
    rests = setTimeout(() => {
      if (HTMLScriptElement.supports?.('speculationrules')) link.setAttribute(pointedAttribute, '');
      else void fetchAhead(link.pathname + link.search);
    }, restTime);
  };
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, point, { capture: true, passive: true });
}
