import { mediaFolder } from 'shared-content/artifact/manifest';
import type { Listed, ObjectStore } from './objects/ObjectStore';
import type { HistoryEntry } from './state.contract';

/** A version or a generation: files of a store under one manifest. */
export interface StoredItem {
  /** Of a version; undefined for a generation. */
  readonly app?: string;
  readonly id: string;
  /** As messages call it: `mfe-company 3f2a…`, `generation 1b2c…`. */
  readonly name: string;
  /** Its folders, each with a slash at its end. The first one has the manifest. */
  readonly folders: readonly [string, ...string[]];
  /** Key of a file, by its name in the manifest. */
  readonly keyOf: (file: string) => string;
}

/** A version. Its manifest names files `assets/page.js`, `assets/media/lily.3f2a1b0.avif`, `bundle/server.cjs`. */
export const versionItem = (app: string, version: string): StoredItem => ({
  app,
  id: version,
  name: `${app} ${version}`,
  folders: [`bundles/${app}/${version}/`, `assets/${app}/${version}/`],
  keyOf: (file) => {
    const [kind, ...rest] = file.split('/');
    if (kind !== 'assets') return ['bundles', app, version, ...rest].join('/');
    // All versions of an app share its media.
    return ['assets', app, ...(rest[0] === mediaFolder ? [] : [version]), ...rest].join('/');
  },
});

/** Name in a version's manifest of a dist folder's file. */
export const getManifestName = (file: string): string =>
  file
    .replace(/^build\.json$/, 'bundle/build.json')
    .replace(/^client\//, 'assets/')
    .replace(/^node\//, 'bundle/')
    .replace(/^maps\//, 'bundle/maps/');

export const generationItem = (generation: string): StoredItem => ({
  id: generation,
  name: `generation ${generation}`,
  folders: [`pages/${generation}/`],
  keyOf: (file) => `pages/${generation}/${file}`,
});

/** A generation and its versions. */
export const itemsOf = (live: Pick<HistoryEntry, 'generation' | 'versions'>): StoredItem[] => [
  generationItem(live.generation),
  ...Object.entries(live.versions).map((pin) => versionItem(...pin)),
];

/** All items that have any object in a store, whole or corrupt, with their objects except the media that versions share. */
export async function listItems(store: ObjectStore) {
  const items = new Map<string, { readonly item: StoredItem; readonly listed: Listed[] }>();
  for (const kind of ['pages/', 'bundles/', 'assets/'])
    for (const object of await store.list(kind)) {
      // Consoles put markers of folders into buckets, and uploads by hand doubled slashes.
      if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(object.key)) continue;
      const [, first = '', second = '', third = ''] = object.key.split('/');
      const isGeneration = kind === 'pages/';
      const item = isGeneration ? generationItem(first) : versionItem(first, second);
      const entry = items.get(item.name) ?? { item, listed: [] };
      if ((isGeneration ? second : third) === '' || second === mediaFolder) continue;
      items.set(item.name, entry);
      entry.listed.push(object);
    }
  return [...items.values()];
}
