import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { joinInside } from 'shared-content/artifact/build.shape';
import { type Manifest, isFile, manifestFile, parseManifest } from 'shared-content/artifact/manifest';
import { parseBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId, isCompressed, settingsFile, versionsFile } from './generationFiles';
import { BucketError } from './objects/Bucket';
import { checkName } from './builds';
import { type StoredItem, generationItem, getManifestName, versionItem } from './items';
import { type ObjectStore, forEachConcurrently } from './objects/ObjectStore';
import { isCompressedForm } from './precompress';
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
 * @param check refuses the copied item before it counts
 */
async function pullItem(
  store: ObjectStore,
  siteFolder: SiteFolder,
  item: StoredItem,
  locate: (file: string) => string | undefined,
  check: (draft: string, files: Manifest['files']) => Promise<void>,
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
    await check(draft, manifest.files);
    await siteFolder.place(item, draft, manifest.files);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Copies a version into this machine's folder, if it is not there whole, and compares its bytes with its name. */
export async function pullVersion(
  store: ObjectStore,
  siteFolder: SiteFolder,
  app: string,
  version: string,
): Promise<void> {
  if (await siteFolder.hasVersion(app, version)) return;
  const item = versionItem(app, version);
  await pullItem(
    store,
    siteFolder,
    item,
    (file) => siteFolder.locate(item.keyOf(file)),
    (draft, files) => checkPulled(store, item, draft, files),
  );
}

/**
 * Compares a copied version with its name: its files are those of build.json and their compressed forms, and their bytes
 * have this version.
 */
async function checkPulled(
  store: ObjectStore,
  item: StoredItem,
  draft: string,
  files: Manifest['files'],
): Promise<void> {
  const { app = '', id } = item;
  const locate = (file: string) => joinInside(draft, file);
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
    async (draft) => {
      const versions = await readVersions(draft, (fault) => new CorruptError(store, item, fault));
      const settings = await readFile(path.join(draft, settingsFile), 'utf8').catch(() => 'null');
      if (getGenerationId(versions, JSON.parse(settings) as SiteSettings) !== generation)
        throw new CorruptError(store, item, `its ${versionsFile} and ${settingsFile} are those of another`);
      await pullVersions(versions);
    },
  );
}
