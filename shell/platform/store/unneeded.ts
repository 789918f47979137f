import { BucketError } from './objects/bucketError';
import { type Listed, type ObjectStore, each, getJson } from './objects/ObjectStore';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { versionsFile } from './generationFiles';
import { mediaKey, publishedKey } from './PublishedVersions';
import { manifestIn, pagesFolder, versionFolders } from './pull';
import { isVersions } from './state';

/** What a store holds and nobody needs. */
export interface Unneeded {
  readonly generations: readonly string[];
  readonly versions: readonly { readonly app: string; readonly version: string }[];
  /** Pictures, films and fonts that only these versions had, by their key. */
  readonly media: readonly string[];
}

/** Folders and objects to remove: generations before what they pin. */
export const keysOf = ({ generations, versions, media }: Unneeded): string[] => [
  ...generations.map(pagesFolder),
  ...versions.flatMap(({ app, version }) => {
    const { bundle, assets } = versionFolders(app, version);
    // The bundle has the manifest.
    return [bundle, assets];
  }),
  ...media,
];

/** Folder (its first `depth` names) → objects. */
function groupsOf(objects: readonly Listed[], depth: number): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>();
  for (const object of objects) {
    const names = object.key.split('/');
    // A console's folder marker is nothing.
    if (names.length <= depth || names[depth] === '') continue;
    const folder = `${names.slice(0, depth).join('/')}/`;
    const group = groups.get(folder);
    if (group) group.push(object);
    else groups.set(folder, [object]);
  }
  return groups;
}

/** What is written otherwise than a manifest is none; where it cannot be read at all nobody knows. */
const unlessUnreadable = (read: ReturnType<typeof manifestIn>) =>
  read.catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || error instanceof BucketError) throw error;
    return undefined;
  });

const isMedia = ({ key }: Listed) => key.startsWith(mediaKey(key.split('/')[1] ?? ''));

/**
 * Finds generations that are not kept, versions that no kept one pins, and media that no other version names; young ones
 * stay, which may be on their way in.
 *
 * @param kept generation → its versions, where that is known
 * @param grace milliseconds for which something is young
 * @throws ReleaseError where nobody can tell what a kept generation pins
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
    const manifest = await unlessUnreadable(manifestIn(objects, folder));
    const lengths = new Map(listed.map(({ key, bytes }) => [key, bytes]));
    const files = Object.entries(manifest?.files ?? {});
    return manifest !== undefined && files.every(([name, { bytes }]) => lengths.get(folder + name) === bytes);
  };
  const needed = new Set<string>();
  const generations: string[] = [];
  for (const [folder, listed] of groupsOf(await objects.list('pages/'), 2)) {
    const generation = folder.split('/')[1] ?? '';
    const versions = kept.get(generation);
    const stays = versions !== undefined || (kept.has(generation) && (await isWhole(folder, listed)));
    if (!stays && isOld(listed)) {
      generations.push(generation);
      continue;
    }
    const pins = versions ?? (await getJson(objects, folder + versionsFile));
    if (!isVersions(pins) && stays)
      throw new ReleaseError(
        `Generation ${generation} in ${objects.name} has no ${versionsFile} that can be read. Run npm run verify.`,
        'broken',
      );
    for (const [app, version] of Object.entries(pins ?? {})) needed.add(`${app}/${version}`);
  }
  const listed = [...(await objects.list('bundles/')), ...(await objects.list('assets/'))];
  const folders = groupsOf(
    listed.filter((object) => !isMedia(object)),
    3,
  );
  const published = new Map<string, Listed[]>();
  for (const [folder, group] of folders) {
    const name = folder.split('/').slice(1, 3).join('/');
    published.set(name, [...(published.get(name) ?? []), ...group]);
  }
  const going = [...published]
    .filter(([name, group]) => !needed.has(name) && isOld(group))
    .map(([name]) => name);
  const named = new Set<string>();
  // What a version without a manifest shows nobody knows: one is on its way in.
  const unknown = new Set<string>();
  await each([...published.keys()], async (name) => {
    const [app = '', version = ''] = name.split('/');
    if (going.includes(name)) return;
    const manifest = await unlessUnreadable(manifestIn(objects, versionFolders(app, version).bundle));
    if (!manifest) unknown.add(app);
    for (const file of Object.keys(manifest?.files ?? {})) named.add(publishedKey(app, version, file));
  });
  const media = listed.filter(
    (object) =>
      isMedia(object) &&
      !named.has(object.key) &&
      !unknown.has(object.key.split('/')[1] ?? '') &&
      isOld([object]),
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
