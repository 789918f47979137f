import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { writeBelow } from 'shared-content/artifact/durable';
import { type Manifest, isFile, manifestFile, parseManifest } from 'shared-content/artifact/manifest';
import { parseBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId, settingsFile, versionsFile } from './generationFiles';
import { BucketError } from './objects/Bucket';
import { addFiles, refuseOtherName } from './builds';
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

/** @throws ReleaseError where the item is not whole in the store */
async function requireManifest(store: ObjectStore, item: StoredItem): Promise<Manifest['files']> {
  const manifest = await manifestIn(store, item);
  if (manifest) return manifest.files;
  throw new ReleaseError(
    `${item.name} is not in ${store.name}. npm run history lists what was live, and prune removes what is old${item.app ? `; npm run release -- ${item.app} adds this checkout's` : ''}.`,
  );
}

/**
 * Copies a version into this machine's folder, if it is not there whole, as a build whose bytes must have its name. Bytes
 * that the machine has already are not fetched. The caller holds the lock.
 */
export async function pullVersion(
  store: ObjectStore,
  siteFolder: SiteFolder,
  app: string,
  version: string,
): Promise<void> {
  if (await siteFolder.hasVersion(app, version)) return;
  const item = versionItem(app, version);
  const described = (await requireManifest(store, item))['bundle/build.json'];
  const refuse = (fault: string) => new CorruptError(store, item, fault);
  if (!described) throw refuse('its build.json is missing');
  const build = parseBuild(
    await readRecorded(store, item, 'bundle/build.json', described),
    `${item.name} in ${store.name}`,
    `Release it again: npm run release -- ${app}.`,
  );
  refuseOtherName(item, build);
  const recorded = recordedFiles(build);
  const read = async (file: string) => {
    const key = item.keyOf(getManifestName(file));
    const here = recorded[file] && (await siteFolder.get(key));
    return here && isFile(here.body, recorded[file]!) ? here.body : (await store.get(key))?.body;
  };
  await addFiles(siteFolder, build, { read, refuse });
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
  const files = await requireManifest(store, item);
  // What this machine has already is a saving: where it cannot be read, the store's bytes come.
  const live = generationItem((await siteFolder.current().catch(() => undefined)) ?? generation);
  const draft = await siteFolder.draft();
  try {
    await forEachConcurrently(Object.entries(files), async ([file, recorded]) => {
      const here = (await siteFolder.get(live.keyOf(file)).catch(() => undefined))?.body;
      const isSame = here && isFile(here, recorded);
      await writeBelow(draft, file, isSame ? here : await readRecorded(store, item, file, recorded));
    });
    const versions = await readVersions(draft, (fault) => new CorruptError(store, item, fault));
    const settings = await readFile(path.join(draft, settingsFile), 'utf8').catch(() => 'null');
    if (getGenerationId(versions, JSON.parse(settings) as SiteSettings) !== generation)
      throw new CorruptError(store, item, `its ${versionsFile} and ${settingsFile} are those of another`);
    await pullVersions(versions);
    await siteFolder.place(item, draft, files);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
