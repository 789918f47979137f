import { LRUCache } from 'lru-cache';
import type { Manifest } from 'shared-content/artifact/manifest';
import { readHistory } from './history';
import { publishedKey } from './PublishedVersions';
import { manifestIn, pagesFolder, readRecorded, versionFolders } from './pull';
import type { Place, SiteState } from './state.contract';

/** Number of generations before the live one whose versions are still read from the bucket. */
const openTabs = 50;

/**
 * Reads files that this machine has not copied yet, or has removed, from the bucket, and verifies them.
 *
 * @param newest returns the bucket's state: a visitor's document may come from a server that saw a newer one
 */
export function readThrough(
  { objects, store }: Pick<Place, 'objects' | 'store'>,
  newest: () => Promise<SiteState | undefined>,
) {
  const manifests = new LRUCache<string, Manifest['files']>({
    max: 500,
    fetchMethod: async (folder) => (await manifestIn(objects, folder))?.files ?? {},
  });
  return {
    /** A file below `assets/`; undefined if no open tab may need it. */
    async asset(name: string): Promise<Buffer | undefined> {
      const key = `assets${name}`;
      const [, app = '', folder = ''] = key.split('/');
      const { live, canary } = (await newest()) ?? {};
      const history = (await readHistory(store)).slice(-openTabs);
      const all = [live?.versions, canary?.to, ...history.map(({ versions }) => versions)];
      const versions = new Set(all.flatMap((one) => one?.[app] ?? []));
      for (const version of versions.has(folder) ? [folder] : folder === 'media' ? versions : []) {
        const { bundle } = versionFolders(app, version);
        for (const [file, recorded] of Object.entries((await manifests.fetch(bundle)) ?? {}))
          if (publishedKey(app, version, file) === key)
            return readRecorded(objects, bundle, file, recorded, key);
      }
      return undefined;
    },
    /** A file of a generation, except documents. */
    async page(name: string): Promise<Buffer | undefined> {
      const file = name.slice(1);
      const { live, canary, before } = (await newest()) ?? {};
      for (const generation of [live?.generation, canary?.generation, before?.at(-1)]) {
        const folder = generation && pagesFolder(generation);
        const recorded = folder && (await manifests.fetch(folder))?.[file];
        if (recorded && !file.endsWith('.html')) return readRecorded(objects, folder, file, recorded);
      }
      return undefined;
    },
  };
}
