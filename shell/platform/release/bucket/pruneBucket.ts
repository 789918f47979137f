import { manifestFile } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Bucket, Listed } from '../../store/bucket/Bucket';
import { type PreviewObject, readBucketPreviews } from '../../store/bucket/bucketPreviews';
import { readPointers } from '../../store/bucket/pointers';
import { manifestIn, pinsIn, versionFolders } from '../../store/bucket/pull';
import { isOver } from '../../store/previews';
import { mediaKey, publishedKey } from '../../store/PublishedVersions';
import { type PruneOptions, keptGenerations } from '../prune';
import type { Shared } from './converge';

export interface PrunedBucket {
  /** Names of previews whose time is over. */
  readonly previews: readonly string[];
  readonly generations: readonly string[];
  readonly versions: readonly { readonly app: string; readonly version: string }[];
  /** Pictures, films and fonts that only these versions had, by their key. */
  readonly media: readonly string[];
}

/** Nothing younger goes: a release that has not moved its pointers yet put it there. */
const youngest = 86_400_000;

/**
 * Removes from the bucket previews whose time is over, then what no pointer names, no generation of the history's
 * window and no preview pins, and nobody put there within a day, then media that none of the other versions has. Each
 * version and generation goes manifest first, so that it is absent from
 * the first removal on; generations before what they pin. The caller holds the folder's lock, and has converged.
 *
 * @throws ReleaseError where a pointer moves meanwhile; what was removed by then nothing needed
 */
export async function pruneBucket(
  { bucket, store }: Shared,
  { keep, days, now, dryRun }: Omit<PruneOptions, 'store'>,
): Promise<PrunedBucket> {
  const pointers = await readPointers(bucket);
  if (!pointers.named)
    throw new ReleaseError(`The pointers of ${bucket.name} name no whole site: nothing is removed.`);
  const kept = await keptGenerations({ store, keep, days, now });
  kept.add(pointers.named.generation);
  const { objects } = await readBucketPreviews(bucket);
  const isGoing = ({ preview, ended }: PreviewObject) => (preview ? isOver(preview, now) : ended);
  const over = objects.filter(isGoing);
  for (const one of objects) if (one.preview && !isGoing(one)) kept.add(one.preview.generation);
  const needed = new Set<string>();
  for (const [name, move] of Object.entries(pointers.moves)) needed.add(`${name}/${move.to[name]}`);

  const pages = groupsOf(await bucket.list('pages/'), 2);
  const goingPages: string[] = [];
  for (const [folder, objects] of pages) {
    const generation = folder.split('/')[1] ?? '';
    if (!kept.has(generation) && isOld(objects, now)) goingPages.push(folder);
    else
      for (const [app, version] of Object.entries(await pinsIn(bucket, generation)))
        needed.add(`${app}/${version}`);
  }
  const listed = [...(await bucket.list('bundles/')), ...(await bucket.list('assets/'))];
  const published = groupsOf(
    listed.filter((object) => !isMedia(object)),
    3,
  );
  const going = new Map<string, Listed[]>();
  for (const folder of published.keys()) {
    const [, app = '', version = ''] = folder.split('/');
    const { assets, bundle } = versionFolders(app, version);
    // Young in either of its folders is young.
    const all = [...(published.get(bundle) ?? []), ...(published.get(assets) ?? [])];
    if (!needed.has(`${app}/${version}`) && isOld(all, now)) going.set(`${app}/${version}`, all);
  }

  if (!dryRun) {
    for (const { object } of over) await removeWord(bucket, object);
    for (const folder of goingPages) await remove(bucket, pages.get(folder) ?? [], pointers.mark);
    for (const objects of going.values()) await remove(bucket, objects, pointers.mark);
  }
  const media = await mediaGoing(bucket, dryRun ? [...going.keys()] : [], now);
  if (!dryRun && media.length > 0) await remove(bucket, media, pointers.mark);
  return {
    previews: over.flatMap(({ preview }) => preview?.name ?? []),
    generations: goingPages.map((folder) => folder.split('/')[1] ?? ''),
    versions: [...going.keys()].map((name) => {
      const [app = '', version = ''] = name.split('/');
      return { app, version };
    }),
    media: media.map(({ key }) => key),
  };
}

const isMedia = ({ key }: Listed) => key.startsWith(mediaKey(key.split('/')[1] ?? ''));

/** Media that no version in the bucket names, and nobody put there within a day. */
async function mediaGoing(bucket: Bucket, without: readonly string[], now: Date): Promise<Listed[]> {
  const named = new Set<string>();
  // A version that is on its way in has no manifest yet: what is its own nobody knows.
  const unknown = new Set<string>();
  const folders = groupsOf(await bucket.list('bundles/'), 3);
  await bucket.each([...folders.keys()], async (folder) => {
    const [, app = '', version = ''] = folder.split('/');
    if (without.includes(`${app}/${version}`)) return;
    const manifest = await manifestIn(bucket, folder).catch(() => undefined);
    if (!manifest) unknown.add(app);
    for (const name of Object.keys(manifest?.files ?? {})) named.add(publishedKey(app, version, name));
  });
  return (await bucket.list('assets/')).filter(
    (object) =>
      isMedia(object) &&
      !named.has(object.key) &&
      !unknown.has(object.key.split('/')[1] ?? '') &&
      isOld([object], now),
  );
}

/** Folder (its first `depth` names) → objects. */
function groupsOf(objects: readonly Listed[], depth: number): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const object of objects) {
    const folder = `${object.key.split('/').slice(0, depth).join('/')}/`;
    groups.set(folder, [...(groups.get(folder) ?? []), object]);
  }
  return groups;
}

const isOld = (objects: readonly Listed[], now: Date) =>
  objects.every(({ modified }) => now.getTime() - modified.getTime() > youngest);

/** Removes what says of a preview, unless one of that name was made since. */
async function removeWord(bucket: Bucket, { key, tag }: Listed): Promise<void> {
  const [now] = (await bucket.list(key)).filter((object) => object.key === key);
  if (now?.tag === tag) await bucket.delete(key);
}

/** Removes a folder's objects, unless somebody moved a pointer or took the folder in use anew since it was listed. */
async function remove(bucket: Bucket, objects: readonly Listed[], mark: string): Promise<void> {
  const isSeal = ({ key }: Listed) => key.endsWith(`/${manifestFile}`);
  const seal = objects.find(isSeal);
  if ((await readPointers(bucket)).mark !== mark)
    throw new ReleaseError(`Somebody released into ${bucket.name} meanwhile. Run npm run prune again.`);
  if (seal) {
    if (await isAnew(bucket, seal)) return;
    await bucket.delete(seal.key);
  }
  await bucket.each(
    objects.filter((object) => !isSeal(object)),
    async (object) => {
      if (isMedia(object) && (await isAnew(bucket, object))) return;
      await bucket.delete(object.key);
    },
  );
}

/** Whether somebody wrote an object since it was listed. */
async function isAnew(bucket: Bucket, { key, modified }: Listed): Promise<boolean> {
  const now = (await bucket.list(key)).find((object) => object.key === key);
  return now !== undefined && now.modified.getTime() !== modified.getTime();
}
