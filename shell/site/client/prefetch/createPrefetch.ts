import {
  type Pins,
  type SectionPins,
  chunkFile,
  getChunkName,
  exposeChunk,
  federationChunk,
  homeChunk,
  homePart,
  getIntegrity,
  getApp,
  sharedFile,
} from 'shared-content/federation';
import type { PinnedSections } from '../federation/PinnedSections';
import { fetchAhead } from './fetchAhead';

/** URL of a script in the folder of another one, as documents write it. */
const beside = (url: string, file: string) => (file.startsWith('/') ? file : url.replace(/[^/]+$/, file));

/** URLs of the scripts that the page at a path needs beside the shell's first ones; none for a path without an owner. */
export function filesOfPage({ shell }: Pick<Pins, 'shell'>, sections: SectionPins, path: string): string[] {
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
    // A section on a developer's machine has other scripts, in its server's memory.
    if (pins.overridden) return false;
    const all = await sections.all().catch(() => undefined);
    if (!all || (await sections.isOutdated(path))) return false;
    const came = await Promise.all(filesOfPage(pins, all, path).map((url) => asked.get(url) ?? ask(url)));
    return came.every(Boolean);
  };
}
