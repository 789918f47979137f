import {
  type Pins,
  type SectionPins,
  chunkFile,
  exposeChunk,
  federationChunk,
  getApp,
  getChunkName,
  getIntegrity,
  homeChunk,
  homePart,
  sharedFile,
} from 'shared-content/federation';
import { fetchAhead, getConnection } from './browser';
import type { PinnedSections } from './federation/PinnedSections';
import { restTime } from './prefetchDocuments';

/** URL of a script in the folder of another one, as documents write it. */
const beside = (url: string, file: string) => (file.startsWith('/') ? file : url.replace(/[^/]+$/, file));

/** URLs of the scripts that the page at a path needs beside the shell's first ones; none for a path without an owner. */
export function getPageScripts(
  { shell }: Pick<Pins, 'shell'>,
  sections: SectionPins,
  path: string,
): string[] {
  const app = getApp(path);
  if (!app) return [];
  const ofShell = (chunk: string) => beside(Object.keys(shell.firstScript)[0] ?? '', chunkFile(chunk));
  if (app.name === 'shell') {
    const entry = sections[homePart.section]?.entry ?? '';
    return [
      ofShell(homeChunk),
      ofShell(federationChunk),
      entry,
      beside(entry, chunkFile(exposeChunk(homePart.expose))),
    ];
  }
  const pin = sections[app.name];
  if (!pin) return [];
  const page = getChunkName(path);
  const shared = (pin.sharedScripts ?? []).filter((file) => {
    const folder = sharedFile.exec(file)?.[1];
    return !folder || page.startsWith(`${folder}.`);
  });
  return [
    ofShell(federationChunk),
    pin.entry,
    ...[...shared, chunkFile(page)].map((file) => beside(pin.entry, file)),
  ];
}

/**
 * Creates a function that fetches the scripts of the page at a path into the browser's cache, all at once and each once.
 * It resolves to whether all have loaded. It runs none: the later load of the page checks their integrity.
 */
export function createPrefetch(
  pins: Pins,
  sections: Pick<PinnedSections, 'all' | 'isOutdated'>,
): (path: string) => Promise<boolean> {
  const pinned = Object.keys(getIntegrity(pins));
  // A page that needs its section loads what loads sections, too.
  if (Object.keys(pins.sectionScripts).length > 0)
    pinned.push(beside(pinned[0] ?? '', chunkFile(federationChunk)));
  const asked = new Map(pinned.map((url) => [url, Promise.resolve(true)]));
  const ask = (url: string) => {
    const came = fetchAhead(url).then((isThere) => {
      // The page that needs the script requests it again.
      if (!isThere) asked.delete(url);
      return isThere;
    });
    asked.set(url, came);
    return came;
  };
  return async (path) => {
    const all = await sections.all().catch(() => undefined);
    if (!all || sections.isOutdated(path)) return false;
    const came = await Promise.all(getPageScripts(pins, all, path).map((url) => asked.get(url) ?? ask(url)));
    return came.every(Boolean);
  };
}

/** Path of the page of this site that a link around an element leads to; undefined for this page. */
function pathAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.pathname;
}

interface PrefetchOptions {
  /** Fetches the scripts of the page at a path into the cache; resolves to whether they have loaded. */
  readonly prefetch: (path: string) => Promise<boolean>;
  /** Runs the entry of a path's section; with `whole`, the page's script as well. */
  readonly prepare: (path: string, whole: boolean) => unknown;
}

/**
 * Prefetches the pages that links lead to. A pointer, focus or finger on a link fetches the page's scripts and runs its
 * section's entry. If it rests there, the page's script runs, too, so that a click has only to render.
 */
export function prefetchPageScripts({ prefetch, prepare }: PrefetchOptions): void {
  let rested: string | undefined;
  const intent = ({ target }: Pick<Event, 'target'>) => {
    const path = pathAt(target);
    rested = path;
    if (!path || getConnection().saveData) return;
    prepare(path, false);
    const rests = new Promise((resolve) => setTimeout(resolve, restTime));
    void Promise.all([prefetch(path), rests]).then(([came]) => {
      if (came && rested === path) prepare(path, true);
    });
  };
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(name, intent, { capture: true, passive: true });
  // On a static page this code starts when the pointer is on a link already.
  intent({ target: document.querySelector('a[href]:hover') ?? document.activeElement });
  // The finger scrolls.
  addEventListener('pointercancel', () => (rested = undefined), { passive: true });
}
