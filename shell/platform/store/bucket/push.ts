import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestFile, readManifest } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Store } from '../Store';
import type { Bucket, Listed } from './Bucket';
import { mediaKey, publishedKey } from '../PublishedVersions';
import { pagesFolder, versionFolders } from './pull';

/**
 * A manifest older than this is written again when what it belongs to is used anew, and so are media, of which no manifest
 * may have been left: prune leaves alone what is young.
 */
const staleAfter = 12 * 3_600_000;

/** Copies a version into the bucket, its manifest last. What lies there already is not sent again. */
export async function pushVersion(bucket: Bucket, store: Store, app: string, version: string): Promise<void> {
  const { assets, bundle } = versionFolders(app, version);
  const manifest = await manifestHere(store.bundles(app, version), `${app} ${version}`);
  const keyOf = (name: string) => publishedKey(app, version, name);
  const from = (name: string) => path.join(store.folder, keyOf(name));
  const there: Listed[] = [];
  for (const folder of [assets, bundle, mediaKey(app)]) there.push(...(await bucket.list(folder)));
  await push(bucket, manifest, { there, from, keyOf, seal: bundle + manifestFile, shared: mediaKey(app) });
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
  /** Folder whose objects others have, too. */
  readonly shared?: string;
}

async function push(
  bucket: Bucket,
  manifest: Manifest,
  { there, from, keyOf, seal, shared }: Push,
): Promise<void> {
  const listed = new Map(there.map((object) => [object.key, object]));
  const isStale = ({ modified }: Listed) => bucket.now().getTime() - modified.getTime() > staleAfter;
  const missing = Object.entries(manifest.files).filter(([name, { bytes }]) => {
    const object = listed.get(keyOf(name));
    return (
      object?.bytes !== bytes || (shared !== undefined && object.key.startsWith(shared) && isStale(object))
    );
  });
  await bucket.each(missing, async ([name]) => bucket.put(keyOf(name), await readFile(from(name))));
  const sealed = listed.get(seal);
  if (missing.length > 0 || !sealed || isStale(sealed))
    await bucket.put(seal, `${JSON.stringify(manifest, null, 1)}\n`);
}
