import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from 'shared-content/artifact/durable';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { joinInside } from 'shared-content/artifact/build.shape';
import {
  type Manifest,
  isFile,
  manifestFile,
  parseManifest,
  readManifest,
} from 'shared-content/artifact/manifest';
import { parseBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId, isCompressed, settingsFile, versionsFile } from './generationFiles';
import { BucketError } from './objects/Bucket';
import { type StoredItem, generationItem, getManifestName, mediaKey, versionItem } from './items';
import { type ObjectStore, forEachConcurrently } from './objects/ObjectStore';
import { isCompressedForm } from './precompress';
import { checkName } from './PublishedVersions';
import type { SiteFolder } from './SiteFolder';
import type { SiteSettings } from './state.contract';
import { readVersions } from './state.shape';

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

const isThere = async (file: string, recorded: BuiltFile): Promise<boolean> =>
  isFile(await readFile(file).catch(() => ''), recorded);

async function write(folder: string, name: string, body: Buffer | string): Promise<void> {
  const file = joinInside(folder, name);
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
    await forEachConcurrently(Object.entries(manifest.files), async ([name, recorded]) => {
      const key = item.keyOf(name);
      if (key.startsWith(mediaKey(app)) && (await isThere(path.join(siteFolder.path, key), recorded))) return;
      const body = await readRecorded(store, item, name, recorded);
      await write(draft, name.replace(/^assets\//, 'client/'), body);
    });
    await write(draft, `bundle/${manifestFile}`, asJson(manifest));
    await checkPulled(store, item, draft, manifest);
    await siteFolder.addVersion(app, version, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Compares a copied version with its name: its files are those of build.json and their compressed forms, and their bytes
 * have this version.
 */
async function checkPulled(
  store: ObjectStore,
  item: StoredItem,
  draft: string,
  { files }: Manifest,
): Promise<void> {
  const { app = '', id } = item;
  const locate = (name: string) => joinInside(draft, name.replace(/^assets\//, 'client/'));
  const json = await readFile(locate('bundle/build.json')).catch(() => {
    throw new CorruptError(store, item, 'its build.json is missing');
  });
  const name = `${item.name} in ${store.name}`;
  const build = parseBuild(json, name, `Release it again: npm run release -- ${app}.`);
  const named = new Map(
    Object.entries(recordedFiles(build)).map(([file, recorded]) => [getManifestName(file), recorded]),
  );
  for (const [file, { integrity }] of named)
    if (files[file]?.integrity !== integrity)
      throw new CorruptError(store, item, `${file} is not that of its build.json`);
  const isForm = async (file: string) => {
    const plain = file.replace(/\.\w+$/, '');
    return (
      isCompressed(file) &&
      named.has(plain) &&
      isCompressedForm(await readFile(locate(plain)), file, await readFile(locate(file)))
    );
  };
  for (const file of Object.keys(files))
    if (!named.has(file) && file !== 'bundle/build.json' && !(await isForm(file)))
      throw new CorruptError(store, item, `${file} is not named by its build.json`);
  await checkName(app, id, build, locate);
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
    await forEachConcurrently(Object.entries(manifest.files), async ([name, recorded]) => {
      const own = joinInside(draft, name);
      if (livePages !== undefined && known?.files[name]?.integrity === recorded.integrity) {
        await mkdir(path.dirname(own), { recursive: true });
        await copyFile(path.join(livePages, name), own).catch(() => {});
        if (await isThere(own, recorded)) return;
      }
      await write(draft, name, await readRecorded(store, item, name, recorded));
    });
    const versions = await readVersions(draft, (fault) => new CorruptError(store, item, fault));
    const settings = await readFile(path.join(draft, settingsFile), 'utf8').catch(() => 'null');
    if (getGenerationId(versions, JSON.parse(settings) as SiteSettings) !== generation)
      throw new CorruptError(store, item, `its ${versionsFile} and ${settingsFile} are those of another`);
    for (const [app, version] of Object.entries(versions)) await pullVersion(store, siteFolder, app, version);
    await siteFolder.addGeneration(generation, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
