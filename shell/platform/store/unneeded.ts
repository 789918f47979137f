import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { versionsFile } from './generationFiles';
import { FolderObjects } from './objects/FolderObjects';
import { type Listed, type ObjectStore, forEachConcurrently, getJson } from './objects/ObjectStore';
import { type StoredItem, listItems, mediaKey, versionItem } from './items';
import { getRecent, readHistory } from './history';
import { manifestIn, skipCorrupt } from './pull';
import { isVersions } from './state.shape';
import type { SiteFolder } from './SiteFolder';
import type { SiteState } from './state.contract';

/** Content of a store that nothing needs. */
export interface Unneeded {
  readonly generations: readonly StoredItem[];
  readonly versions: readonly StoredItem[];
  /** Pictures, films and fonts that only these versions had, by key. */
  readonly media: readonly string[];
}

/** Keys to remove: generations before their versions, and of each the folder with the manifest first. */
export const getKeys = ({ generations, versions, media }: Unneeded): string[] => [
  ...[...generations, ...versions].flatMap(({ folders }) => folders),
  ...media,
];

/** An invalid manifest counts as none. A manifest that cannot be read at all stops the search. */
const manifestUnlessCorrupt = (store: ObjectStore, item: StoredItem) =>
  skipCorrupt(() => manifestIn(store, item));

/**
 * Finds generations to remove, versions that only those use, and media that only those versions name. It leaves young
 * ones, which a release may still be adding.
 *
 * @param required generation → its versions, where they are known
 * @param grace milliseconds for which something is young
 */
export async function findUnneeded(
  store: ObjectStore,
  required: ReadonlyMap<string, Readonly<Record<string, string>> | undefined>,
  now: Date,
  grace = store.grace,
): Promise<Unneeded> {
  const isOld = (listed: readonly Listed[]) =>
    listed.every(({ modified }) => now.getTime() - modified.getTime() >= grace);
  const isWhole = async (item: StoredItem, listed: readonly Listed[]) => {
    const manifest = await manifestUnlessCorrupt(store, item);
    const lengths = new Map(listed.map(({ key, bytes }) => [key, bytes]));
    const files = Object.entries(manifest?.files ?? {});
    return (
      manifest !== undefined && files.every(([name, { bytes }]) => lengths.get(item.keyOf(name)) === bytes)
    );
  };
  const { items, media } = await listItems(store);
  const needed = new Set<string>();
  const generations: StoredItem[] = [];
  for (const { item, listed } of items.filter((one) => one.item.app === undefined)) {
    const known = required.get(item.id);
    const stays = known !== undefined || (required.has(item.id) && (await isWhole(item, listed)));
    if (!stays && isOld(listed)) {
      generations.push(item);
      continue;
    }
    const pins = known ?? (await getJson(store, item.keyOf(versionsFile)));
    if (!isVersions(pins) && stays)
      throw new ReleaseError(
        `Generation ${item.id} in ${store.name} has no readable ${versionsFile}. Run npm run verify.`,
        'broken',
      );
    for (const pin of Object.entries(isVersions(pins) ? pins : {})) needed.add(versionItem(...pin).name);
  }
  const versions = items.filter(({ item }) => item.app !== undefined);
  const isGoing = ({ item, listed }: (typeof items)[number]) => !needed.has(item.name) && isOld(listed);
  const named = new Set<string>();
  // The media of a version without a manifest are unknown: it may be on its way in.
  const unknown: string[] = [];
  await forEachConcurrently(
    versions.filter((one) => !isGoing(one)),
    async ({ item }) => {
      const manifest = await manifestUnlessCorrupt(store, item);
      if (!manifest) unknown.push(mediaKey(item.app ?? ''));
      for (const file of Object.keys(manifest?.files ?? {})) named.add(item.keyOf(file));
    },
  );
  const isLost = (object: Listed) =>
    !named.has(object.key) && !unknown.some((folder) => object.key.startsWith(folder)) && isOld([object]);
  return {
    generations,
    versions: versions.filter(isGoing).map(({ item }) => item),
    media: media.filter(isLost).map(({ key }) => key),
  };
}

/**
 * Removes what the state does not name from a folder of copies, and what killed runs left behind. The
 * caller holds the folder's lock.
 *
 * @param days for which open tabs may still need a generation that was live
 */
export async function removeUnneeded(
  siteFolder: SiteFolder,
  { live, before }: SiteState,
  days = 0,
): Promise<void> {
  await siteFolder.clearLeftovers();
  const now = new Date();
  const recent = days > 0 ? getRecent(await readHistory(siteFolder), days, now) : [];
  const named = [live?.generation, before.at(-1), await siteFolder.previous()];
  const all = new Map<string, Readonly<Record<string, string>> | undefined>(
    named.map((one) => [one ?? '', undefined]),
  );
  for (const { generation, versions } of recent) all.set(generation, versions);
  if (live) all.set(live.generation, live.versions);
  const folder = new FolderObjects(siteFolder.path);
  for (const key of getKeys(await findUnneeded(folder, all, now))) await folder.delete(key);
}
