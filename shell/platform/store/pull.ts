import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from 'shared-content/artifact/durable';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { type Manifest, isFile, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { versionsFile } from './generationFiles';
import { BucketError } from './objects/Bucket';
import { type StoredItem, generationItem, mediaKey, versionItem } from './items';
import { type ObjectStore, each, parseJson } from './objects/ObjectStore';
import type { SiteFolder } from './SiteFolder';
import type { Versions } from './state.contract';

/**
 * Runs work on an item that must not hold up the rest. Where the item is torn or gone, it returns undefined and says
 * why. It throws all other errors, and those of the bucket and the connection.
 */
export async function skipTorn<T>(
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
  const files = (parseJson(found.body) as Partial<Manifest> | null | undefined)?.files;
  // Names in the manifest become names of files here.
  const fits =
    typeof files === 'object' &&
    Object.keys(files).every((name) => !/(^|\/)\.\.?(\/|$)|\\|^\/|\0/.test(name) && name !== '');
  if (!fits) throw tornError(store, item, `its ${manifestFile} cannot be read`);
  return { files };
}

const tornError = (store: ObjectStore, { name }: StoredItem, fault: string) =>
  new ReleaseError(
    `${name} in ${store.name} is torn: ${fault}. Run npm run verify on the machine that released it, or release it again.`,
    'broken',
  );

/** Reads one object that a manifest names, and compares its bytes. */
export async function readRecorded(
  store: ObjectStore,
  item: StoredItem,
  file: string,
  recorded: BuiltFile,
): Promise<Buffer> {
  const found = await store.get(item.keyOf(file));
  if (!found) throw tornError(store, item, `${file} is missing`);
  if (!isFile(found.body, recorded))
    throw tornError(store, item, `${file} has other bytes than its manifest says`);
  return found.body;
}

const isThere = async (file: string, recorded: BuiltFile): Promise<boolean> =>
  isFile(await readFile(file).catch(() => ''), recorded);

async function write(file: string, body: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

/**
 * Copies a version into this machine's folder and compares every byte with its manifest; a whole one stays as it is.
 * The caller holds the lock.
 */
export async function pullVersion(
  store: ObjectStore,
  siteFolder: SiteFolder,
  app: string,
  version: string,
): Promise<void> {
  if (await siteFolder.isPublished(app, version)) return;
  const item = versionItem(app, version);
  const manifest = await manifestIn(store, item);
  if (!manifest)
    throw new ReleaseError(
      `${app} ${version} is not in ${store.name}. npm run history lists versions that were live; npm run release -- ${app} publishes this checkout's.`,
    );
  const draft = await siteFolder.draft();
  try {
    for (const folder of ['client', 'bundle']) await mkdir(path.join(draft, folder));
    await each(Object.entries(manifest.files), async ([name, recorded]) => {
      const key = item.keyOf(name);
      if (key.startsWith(mediaKey(app)) && (await isThere(path.join(siteFolder.path, key), recorded))) return;
      const body = await readRecorded(store, item, name, recorded);
      await write(path.join(draft, name.replace(/^assets\//, 'client/')), body);
    });
    await write(path.join(draft, 'bundle', manifestFile), asJson(manifest));
    await siteFolder.addVersion(app, version, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Copies a generation and its versions into this machine's folder, as `pullVersion` does. It does not fetch files
 * that the live generation has byte for byte.
 */
export async function pullGeneration(
  store: ObjectStore,
  siteFolder: SiteFolder,
  generation: string,
): Promise<void> {
  if (await siteFolder.hasGeneration(generation)) {
    for (const [app, version] of Object.entries(await siteFolder.getVersions(generation)))
      await pullVersion(store, siteFolder, app, version);
    return;
  }
  const item = generationItem(generation);
  const manifest = await manifestIn(store, item);
  if (!manifest)
    throw new ReleaseError(
      `Generation ${generation} is not in ${store.name}: npm run history lists all, and prune removes old ones.`,
    );
  const live = await siteFolder.current();
  const livePages = live === undefined ? undefined : siteFolder.pages(live);
  const known = livePages === undefined ? undefined : await readManifest(livePages);
  const draft = await siteFolder.draft();
  try {
    await each(Object.entries(manifest.files), async ([name, recorded]) => {
      const own = path.join(draft, name);
      if (livePages !== undefined && known?.files[name]?.integrity === recorded.integrity) {
        await mkdir(path.dirname(own), { recursive: true });
        await copyFile(path.join(livePages, name), own).catch(() => {});
        if (await isThere(own, recorded)) return;
      }
      await write(own, await readRecorded(store, item, name, recorded));
    });
    const versions = JSON.parse(await readFile(path.join(draft, versionsFile), 'utf8')) as Versions;
    for (const [app, version] of Object.entries(versions)) await pullVersion(store, siteFolder, app, version);
    await siteFolder.addGeneration(generation, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
