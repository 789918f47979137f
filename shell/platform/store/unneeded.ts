import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { versionsFile } from './generationFiles';
import { BucketError } from './objects/bucketError';
import { FolderObjects } from './objects/FolderObjects';
import { type Listed, type ObjectStore, each, getJson } from './objects/ObjectStore';
import { mediaKey, publishedKey } from './PublishedVersions';
import { readPreviews } from './previews';
import { manifestIn, pagesFolder, versionFolders } from './pull';
import { isVersions } from './state';
import type { Store } from './Store';
import type { SiteState } from './state.contract';

/** Content of a store that nothing needs. */
export interface Unneeded {
  readonly generations: readonly string[];
  readonly versions: readonly { readonly app: string; readonly version: string }[];
  /** Pictures, films and fonts that only these versions had, by key. */
  readonly media: readonly string[];
}

/** Keys to remove: generations before their versions, and a version's bundle first, because it has the manifest. */
export const getKeys = ({ generations, versions, media }: Unneeded): string[] => [
  ...generations.map(pagesFolder),
  ...versions.flatMap(({ app, version }) => [
    versionFolders(app, version).bundle,
    versionFolders(app, version).assets,
  ]),
  ...media,
];

const getApp = ({ key }: Listed) => key.split('/')[1] ?? '';
const isMedia = (listed: Listed) => listed.key.startsWith(mediaKey(getApp(listed)));

/** Groups objects by folder below `pages/`, or below `bundles/` and `assets/`; skips consoles' folder markers. */
function getGroups(objects: readonly Listed[], depth: number): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const object of objects) {
    const names = object.key.split('/').slice(1);
    if (names.length <= depth || names[depth] === '') continue;
    const name = names.slice(0, depth).join('/');
    groups.set(name, [...(groups.get(name) ?? []), object]);
  }
  return groups;
}

/** An invalid manifest counts as none. A manifest that cannot be read at all stops the search. */
const manifestUnlessTorn = (objects: ObjectStore, folder: string) =>
  manifestIn(objects, folder).catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || error instanceof BucketError) throw error;
    return undefined;
  });

/**
 * Finds generations that are not kept, versions that no kept one has, and media that no other version names. It
 * leaves young ones, which a release may still be adding.
 *
 * @param kept generation → its versions, where they are known
 * @param grace milliseconds for which something is young
 */
export async function findUnneeded(
  objects: ObjectStore,
  kept: ReadonlyMap<string, Readonly<Record<string, string>> | undefined>,
  now: Date,
  grace = objects.grace,
): Promise<Unneeded> {
  const isOld = (listed: readonly Listed[]) =>
    listed.every(({ modified }) => now.getTime() - modified.getTime() >= grace);
  const isWhole = async (folder: string, listed: readonly Listed[]) => {
    const manifest = await manifestUnlessTorn(objects, folder);
    const lengths = new Map(listed.map(({ key, bytes }) => [key, bytes]));
    const files = Object.entries(manifest?.files ?? {});
    return manifest !== undefined && files.every(([name, { bytes }]) => lengths.get(folder + name) === bytes);
  };
  const needed = new Set<string>();
  const generations: string[] = [];
  for (const [generation, listed] of getGroups(await objects.list('pages/'), 1)) {
    const folder = pagesFolder(generation);
    const known = kept.get(generation);
    const stays = known !== undefined || (kept.has(generation) && (await isWhole(folder, listed)));
    if (!stays && isOld(listed)) {
      generations.push(generation);
      continue;
    }
    const pins = known ?? (await getJson(objects, folder + versionsFile));
    if (!isVersions(pins) && stays)
      throw new ReleaseError(
        `Generation ${generation} in ${objects.name} has no ${versionsFile} that can be read. Run npm run verify.`,
        'broken',
      );
    for (const [app, version] of Object.entries(pins ?? {})) needed.add(`${app}/${version}`);
  }
  const listed = [...(await objects.list('bundles/')), ...(await objects.list('assets/'))];
  const published = getGroups(
    listed.filter((object) => !isMedia(object)),
    2,
  );
  const going = [...published.keys()].filter((name) => !needed.has(name) && isOld(published.get(name) ?? []));
  const named = new Set<string>();
  // The media of a version without a manifest are unknown: it may be on its way in.
  const unknown = new Set<string>();
  await each(
    [...published.keys()].filter((name) => !going.includes(name)),
    async (name) => {
      const [app = '', version = ''] = name.split('/');
      const manifest = await manifestUnlessTorn(objects, versionFolders(app, version).bundle);
      if (!manifest) unknown.add(app);
      for (const file of Object.keys(manifest?.files ?? {})) named.add(publishedKey(app, version, file));
    },
  );
  const media = listed.filter(
    (object) => isMedia(object) && !named.has(object.key) && !unknown.has(getApp(object)) && isOld([object]),
  );
  return {
    generations: generations.sort(),
    versions: going.sort().map((name) => {
      const [app = '', version = ''] = name.split('/');
      return { app, version };
    }),
    media: media.map(({ key }) => key).sort(),
  };
}

/**
 * Removes what neither the state nor a preview names from a folder of copies, and what killed runs left behind. The
 * caller holds the folder's lock.
 *
 * @param grace milliseconds for which open tabs may still need something
 */
export async function forgetUnneeded(
  store: Store,
  { live, before, canary }: SiteState,
  grace = 0,
): Promise<void> {
  await store.clearLeftovers();
  const kept = [live?.generation, before.at(-1), canary?.generation, await store.previous()];
  const named = [...kept, ...readPreviews(store).map(({ generation }) => generation)];
  const known = (one: string | undefined) => (one === live?.generation ? live?.versions : undefined);
  const all = new Map(named.map((one) => [one ?? '', known(one)]));
  const folder = new FolderObjects(store.folder);
  for (const key of getKeys(await findUnneeded(folder, all, new Date(), grace))) await folder.delete(key);
}
