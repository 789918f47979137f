import { LRUCache } from 'lru-cache';
import type { Manifest } from 'shared-content/artifact/manifest';
import { readHistory } from './history';
import { type StoredItem, generationItem, versionItem } from './items';
import { manifestIn, readRecorded } from './pull';
import type { StoreAccess, SiteState } from './state.contract';

/** Number of generations before the live one whose versions are still read from the bucket. */
const openTabs = 50;

/**
 * Reads files that this machine has not copied yet, or has removed, from the bucket, and verifies them.
 *
 * @param newest returns the bucket's state: a visitor's document may come from a server that saw a newer one
 */
export function readThrough(
  { store, siteFolder }: Pick<StoreAccess, 'store' | 'siteFolder'>,
  newest: () => Promise<SiteState | undefined>,
) {
  const manifests = new LRUCache<string, Manifest['files'], StoredItem>({
    max: 500,
    fetchMethod: async (_name, _kept, { context }) => (await manifestIn(store, context))?.files ?? {},
  });
  const filesOf = (item: StoredItem) => manifests.forceFetch(item.name, { context: item });
  return {
    /** A file below `assets/`; undefined if no open tab may need it. */
    async asset(name: string): Promise<Buffer | undefined> {
      const key = `assets${name}`;
      const [, app = '', folder = ''] = key.split('/');
      const { live, canary } = (await newest()) ?? {};
      const history = (await readHistory(siteFolder)).slice(-openTabs);
      const all = [live?.versions, canary?.to, ...history.map(({ versions }) => versions)];
      const versions = new Set(all.flatMap((one) => one?.[app] ?? []));
      for (const version of versions.has(folder) ? [folder] : folder === 'media' ? versions : []) {
        const item = versionItem(app, version);
        for (const [file, recorded] of Object.entries(await filesOf(item)))
          if (item.keyOf(file) === key) return readRecorded(store, item, file, recorded);
      }
      return undefined;
    },
    /** A file of a generation, except documents. */
    async page(name: string): Promise<Buffer | undefined> {
      const file = name.slice(1);
      const { live, canary, before } = (await newest()) ?? {};
      for (const generation of [live?.generation, canary?.generation, before?.at(-1)]) {
        if (generation === undefined || file.endsWith('.html')) continue;
        const item = generationItem(generation);
        const recorded = (await filesOf(item))[file];
        if (recorded) return readRecorded(store, item, file, recorded);
      }
      return undefined;
    },
  };
}
