import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from 'shared-content/build/build.contract';
import { type Manifest, isFile, manifestFile, readManifest } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { heldLock, withStoreLock } from 'shared-content/build/withStoreLock';
import { versionsFile } from '../generationFiles';
import { mediaKey, publishedKey } from '../PublishedVersions';
import type { Store } from '../Store';
import type { Bucket } from './Bucket';
import { BucketError } from './bucketError';

export const versionFolders = (app: string, version: string) => ({
  assets: `assets/${app}/${version}/`,
  bundle: `bundles/${app}/${version}/`,
});
export const pagesFolder = (generation: string) => `pages/${generation}/`;

/** Runs what changes a folder of copies in its lock: commands on the same machine change it, too. */
export const inFolder = <T>({ folder }: Store, work: () => Promise<T>): Promise<T> =>
  heldLock(folder) ? work() : withStoreLock(folder, { wait: 30 }, work);

/** Copies something that is not to hold up the live site: where it is torn or gone, only a word is said. */
export async function unlessTorn(copy: () => Promise<void>, tell: (fault: string) => void): Promise<void> {
  await copy().catch((error: unknown) => {
    if (!(error instanceof ReleaseError) || error instanceof BucketError) throw error;
    tell(error.message);
  });
}

/** The manifest in a folder of the bucket: what it belongs to is there; undefined where it is not. */
export async function manifestIn(bucket: Bucket, folder: string): Promise<Manifest | undefined> {
  const found = await bucket.getJson(folder + manifestFile);
  if (!found) return undefined;
  const files = (found.value as Partial<Manifest> | null)?.files;
  // Names in it become names of files here.
  const fits =
    typeof files === 'object' &&
    Object.keys(files).every((name) => !/(^|\/)\.\.?(\/|$)|\\|^\/|\0/.test(name) && name !== '');
  if (!fits) throw torn(bucket, folder, `its ${manifestFile} cannot be read`);
  return { files };
}

const torn = (bucket: Bucket, folder: string, fault: string) =>
  new ReleaseError(
    `${folder.slice(0, -1)} in ${bucket.name} is torn: ${fault}. Run npm run verify -- --repair where it was released from, or release it again.`,
  );

/** App → version that a generation in the bucket pins; none where it is not there. */
export async function pinsIn(bucket: Bucket, generation: string): Promise<Record<string, string>> {
  const found = await bucket.getJson(`${pagesFolder(generation)}${versionsFile}`);
  return (found?.value ?? {}) as Record<string, string>;
}

/** Reads one object that a manifest names, and compares it. */
async function readRecorded(
  bucket: Bucket,
  folder: string,
  file: string,
  recorded: BuiltFile,
  key = folder + file,
): Promise<Buffer> {
  const found = await bucket.get(key);
  if (!found) throw torn(bucket, folder, `${file} is missing`);
  if (!isFile(found.body, recorded))
    throw torn(bucket, folder, `${file} has other bytes than its manifest says`);
  return found.body;
}

const isThere = async (file: string, recorded: BuiltFile): Promise<boolean> =>
  isFile(await readFile(file).catch(() => ''), recorded);

async function write(file: string, body: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

/**
 * Copies a version into the folder store, every byte compared with its manifest. One that is there whole is
 * left as it is. The caller holds the store's lock.
 *
 * @throws ReleaseError where the bucket has it not, or torn; the folder is as it was then
 */
export async function pullVersion(bucket: Bucket, store: Store, app: string, version: string): Promise<void> {
  if (await store.isPublished(app, version)) return;
  const { bundle } = versionFolders(app, version);
  const manifest = await manifestIn(bucket, bundle);
  if (!manifest)
    throw new ReleaseError(
      `${app} ${version} is not in ${bucket.name}. npm run history names versions that were live; npm run release -- ${app} publishes this checkout's.`,
    );
  const draft = await store.draft();
  try {
    for (const folder of ['client', 'bundle']) await mkdir(path.join(draft, folder));
    await bucket.each(Object.entries(manifest.files), async ([name, recorded]) => {
      const key = publishedKey(app, version, name);
      if (key.startsWith(mediaKey(app)) && (await isThere(path.join(store.folder, key), recorded))) return;
      const body = await readRecorded(bucket, bundle, name, recorded, key);
      await write(path.join(draft, name.replace(/^assets\//, 'client/')), body);
    });
    await write(path.join(draft, 'bundle', manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
    await store.addVersion(app, version, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Copies a generation and the versions that it pins into the folder store, as `pullVersion` does. What the
 * live generation has byte for byte is not asked for.
 *
 * @returns false where the bucket has no such generation (any more, or not yet)
 */
export async function pullGeneration(bucket: Bucket, store: Store, generation: string): Promise<boolean> {
  if (!(await store.hasGeneration(generation))) {
    const folder = pagesFolder(generation);
    const manifest = await manifestIn(bucket, folder);
    if (!manifest) return false;
    const live = await store.current();
    const livePages = live === undefined ? undefined : store.pages(live);
    const known = livePages === undefined ? undefined : await readManifest(livePages);
    const draft = await store.draft();
    try {
      await bucket.each(Object.entries(manifest.files), async ([name, recorded]) => {
        const own = path.join(draft, name);
        if (livePages !== undefined && known?.files[name]?.integrity === recorded.integrity) {
          await mkdir(path.dirname(own), { recursive: true });
          await copyFile(path.join(livePages, name), own).catch(() => {});
          if (await isThere(own, recorded)) return;
        }
        await write(own, await readRecorded(bucket, folder, name, recorded));
      });
      for (const [app, version] of Object.entries(await versionsIn(draft)))
        await pullVersion(bucket, store, app, version);
      await store.addGeneration(generation, draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } else
    for (const [app, version] of Object.entries(await store.versionsOf(generation)))
      await pullVersion(bucket, store, app, version);
  return true;
}

const versionsIn = async (draft: string) =>
  JSON.parse(await readFile(path.join(draft, versionsFile), 'utf8')) as Record<string, string>;
