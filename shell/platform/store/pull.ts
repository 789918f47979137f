import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { joinInside } from 'shared-content/artifact/build.shape';
import { type Manifest, isFile, manifestFile, parseManifest } from 'shared-content/artifact/manifest';
import { readBuild } from 'shared-content/artifact/readBuild';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId, settingsFile, versionsFile } from './generationFiles';
import { BucketError } from './objects/Bucket';
import { addBuild, refuseOtherName } from './builds';
import { type StoredItem, generationItem, getManifestName, versionItem } from './items';
import { type ObjectStore, forEachConcurrently } from './objects/ObjectStore';
import type { SiteFolder } from './SiteFolder';
import type { SiteSettings, Versions } from './state.contract';
import { readVersions } from './state';

/** A version or generation of a store is corrupt. */
export class CorruptError extends ReleaseError {
  /** @param fault of the item, in words */
  constructor(
    { name: store }: ObjectStore,
    { name }: StoredItem,
    readonly fault: string,
  ) {
    super(
      `${name} in ${store} is corrupt: ${fault}. Run npm run verify on the machine that released it, or release it again.`,
      'broken',
    );
  }
}

/**
 * Runs work on an item that must not hold up the rest. Where the item is corrupt or gone, it returns undefined and says
 * why. It throws all other errors, and those of the bucket and the connection.
 */
export async function skipCorrupt<T>(
  work: () => Promise<T>,
  onFault: (fault: string) => void = () => {},
): Promise<T | undefined> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || error instanceof BucketError) throw error;
    onFault(error.message);
    return undefined;
  });
}

/** Reads an item's manifest in a store; undefined where the item is not whole. */
export async function manifestIn(store: ObjectStore, item: StoredItem): Promise<Manifest | undefined> {
  const found = await store.get(item.folders[0] + manifestFile);
  if (!found) return undefined;
  const manifest = parseManifest(found.body);
  if (!manifest) throw new CorruptError(store, item, `its ${manifestFile} cannot be read`);
  return manifest;
}

/** Reads one object that a manifest names, and compares its bytes. */
export async function readRecorded(
  store: ObjectStore,
  item: StoredItem,
  file: string,
  recorded: BuiltFile,
): Promise<Buffer> {
  const found = await store.get(item.keyOf(file));
  if (!found) throw new CorruptError(store, item, `${file} is missing`);
  if (!isFile(found.body, recorded))
    throw new CorruptError(store, item, `${file} has other bytes than its manifest says`);
  return found.body;
}

/**
 * Copies an item into this machine's folder, and compares every byte with its manifest. Bytes that the machine has already are
 * not fetched. The caller holds the lock.
 *
 * @param locate path of a file here that may have the same bytes; undefined for none
 * @param add gives the copied item its place, or refuses it
 */
async function pullItem(
  store: ObjectStore,
  siteFolder: SiteFolder,
  item: StoredItem,
  locate: (file: string) => string | undefined,
  add: (draft: string, files: Manifest['files']) => Promise<void>,
): Promise<void> {
  const manifest = await manifestIn(store, item);
  if (!manifest)
    throw new ReleaseError(
      `${item.name} is not in ${store.name}. npm run history lists what was live, and prune removes what is old${item.app ? `; npm run release -- ${item.app} adds this checkout's` : ''}.`,
    );
  const draft = await siteFolder.draft();
  try {
    await forEachConcurrently(Object.entries(manifest.files), async ([file, recorded]) => {
      const here = await readFile(locate(file) ?? '').catch(() => '');
      const body = isFile(here, recorded) ? here : await readRecorded(store, item, file, recorded);
      const to = joinInside(draft, file);
      await mkdir(path.dirname(to), { recursive: true });
      await writeFile(to, body);
    });
    await add(draft, manifest.files);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Copies a version into this machine's folder, if it is not there whole, as a build whose bytes must have its name. */
export async function pullVersion(
  store: ObjectStore,
  siteFolder: SiteFolder,
  app: string,
  version: string,
): Promise<void> {
  if (await siteFolder.hasVersion(app, version)) return;
  const item = versionItem(app, version);
  const refuse = (fault: string) => new CorruptError(store, item, fault);
  await pullItem(
    store,
    siteFolder,
    item,
    (file) => siteFolder.locate(item.keyOf(file)),
    async (draft) => {
      refuseOtherName(
        item,
        await readBuild(path.join(draft, 'bundle'), {
          name: `${item.name} in ${store.name}`,
          fix: `Release it again: npm run release -- ${app}.`,
        }),
      );
      await addBuild(siteFolder, draft, { nameOf: getManifestName, refuse });
    },
  );
}

/** Copies a generation and its versions into this machine's folder, where they are not there whole. */
export async function pullGeneration(
  store: ObjectStore,
  siteFolder: SiteFolder,
  generation: string,
): Promise<void> {
  const pullVersions = async (versions: Versions) => {
    for (const [app, version] of Object.entries(versions)) await pullVersion(store, siteFolder, app, version);
  };
  if (await siteFolder.hasGeneration(generation))
    return pullVersions(await siteFolder.getVersions(generation));
  const item = generationItem(generation);
  const live = await siteFolder.current();
  await pullItem(
    store,
    siteFolder,
    item,
    (file) => live && joinInside(siteFolder.pages(live), file),
    async (draft, files) => {
      const versions = await readVersions(draft, (fault) => new CorruptError(store, item, fault));
      const settings = await readFile(path.join(draft, settingsFile), 'utf8').catch(() => 'null');
      if (getGenerationId(versions, JSON.parse(settings) as SiteSettings) !== generation)
        throw new CorruptError(store, item, `its ${versionsFile} and ${settingsFile} are those of another`);
      await pullVersions(versions);
      await siteFolder.place(item, draft, files);
    },
  );
}
