import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestFile, readManifest } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Store } from '../Store';
import type { Bucket, Listed } from './Bucket';
import { mediaKey, publishedKey } from '../PublishedVersions';
import { readPointers } from './pointers';
import { manifestIn, pagesFolder, versionFolders } from './pull';

/** What is older than this is written again when it is used anew, as a manifest is: prune leaves alone what is young. */
const staleAfter = 12 * 3_600_000;

/** Copies a version into the bucket, its manifest last. What lies there already is not sent again. */
export async function pushVersion(bucket: Bucket, store: Store, app: string, version: string): Promise<void> {
  const { assets, bundle } = versionFolders(app, version);
  const manifest = await manifestHere(store.bundles(app, version), `${app} ${version}`);
  const keyOf = (name: string) => publishedKey(app, version, name);
  const from = (name: string) => path.join(store.folder, keyOf(name));
  const there: Listed[] = [];
  for (const folder of [assets, bundle, mediaKey(app)]) there.push(...(await bucket.list(folder)));
  const seal = bundle + manifestFile;
  const isThere = there.some(({ key }) => key === seal);
  const held = isThere ? undefined : await liveFiles(bucket, app);
  // Of media that this version is to share no manifest may be left before it has its own.
  const isLoose = (key: string) => held !== undefined && key.startsWith(mediaKey(app)) && !held.has(key);
  await push(bucket, manifest, { there, from, keyOf, seal, isLoose });
}

/** Keys of what the version shows that a pointer names: prune takes none of these. */
async function liveFiles(bucket: Bucket, app: string): Promise<ReadonlySet<string>> {
  const { moves } = await readPointers(bucket);
  const version = moves[app]?.to[app];
  // No pointer names it yet, or it was taken out of the site.
  if (!version) return new Set();
  const manifest = await manifestIn(bucket, versionFolders(app, version).bundle);
  return new Set(Object.keys(manifest?.files ?? {}).map((name) => publishedKey(app, version, name)));
}

/** Copies a generation and the versions that it pins into the bucket, its manifest last, as `pushVersion` does. */
export async function pushGeneration(bucket: Bucket, store: Store, generation: string): Promise<void> {
  for (const [app, version] of Object.entries(await store.versionsOf(generation)))
    await pushVersion(bucket, store, app, version);
  const folder = pagesFolder(generation);
  const manifest = await manifestHere(store.pages(generation), `generation ${generation}`);
  await push(bucket, manifest, {
    there: await bucket.list(folder),
    from: (name) => path.join(store.pages(generation), name),
    keyOf: (name) => folder + name,
    seal: folder + manifestFile,
  });
}

async function manifestHere(folder: string, what: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest) throw new ReleaseError(`${what} is not whole in ${folder}. Run npm run verify.`);
  return manifest;
}

interface Push {
  readonly there: readonly Listed[];
  readonly from: (name: string) => string;
  readonly keyOf: (name: string) => string;
  /** Key of the manifest. */
  readonly seal: string;
  /** Whether prune could take an object for one that nobody needs, as old as it is. */
  readonly isLoose?: (key: string) => boolean;
}

async function push(
  bucket: Bucket,
  manifest: Manifest,
  { there, from, keyOf, seal, isLoose = () => false }: Push,
): Promise<void> {
  const listed = new Map(there.map((object) => [object.key, object]));
  const isStale = ({ modified }: Listed) => bucket.now().getTime() - modified.getTime() > staleAfter;
  const missing = Object.entries(manifest.files).filter(([name, { bytes }]) => {
    const object = listed.get(keyOf(name));
    return object?.bytes !== bytes || (isLoose(object.key) && isStale(object));
  });
  await bucket.each(missing, async ([name]) => bucket.put(keyOf(name), await readFile(from(name))));
  const sealed = listed.get(seal);
  if (missing.length > 0 || !sealed || isStale(sealed))
    await bucket.put(seal, `${JSON.stringify(manifest, null, 1)}\n`);
}
