import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestFile, readManifest } from 'shared-content/build/manifest';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Store } from '../Store';
import type { Bucket, Listed } from './Bucket';
import { pagesFolder, versionFolders } from './pull';

/** A manifest older than this is written again when what it belongs to is used anew: prune leaves alone what is young. */
const staleAfter = 12 * 3_600_000;

/** Copies a version into the bucket, its manifest last. What lies there already is not sent again. */
export async function pushVersion(bucket: Bucket, store: Store, app: string, version: string): Promise<void> {
  const { assets, bundle } = versionFolders(app, version);
  const manifest = await manifestHere(store.bundles(app, version), `${app} ${version}`);
  const from = (name: string) =>
    name.startsWith('assets/')
      ? path.join(store.assets(app, version), name.slice('assets/'.length))
      : path.join(store.bundles(app, version), name.slice('bundle/'.length));
  const keyOf = (name: string) =>
    name.startsWith('assets/')
      ? assets + name.slice('assets/'.length)
      : bundle + name.slice('bundle/'.length);
  const there = [...(await bucket.list(assets)), ...(await bucket.list(bundle))];
  await push(bucket, manifest, { there, from, keyOf, seal: bundle + manifestFile });
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
}

async function push(bucket: Bucket, manifest: Manifest, { there, from, keyOf, seal }: Push): Promise<void> {
  const listed = new Map(there.map((object) => [object.key, object]));
  const missing = Object.entries(manifest.files).filter(
    ([name, { bytes }]) => listed.get(keyOf(name))?.bytes !== bytes,
  );
  await bucket.each(missing, async ([name]) => bucket.put(keyOf(name), await readFile(from(name))));
  const sealed = listed.get(seal);
  if (missing.length > 0 || !sealed || bucket.now().getTime() - sealed.modified.getTime() > staleAfter)
    await bucket.put(seal, `${JSON.stringify(manifest, null, 1)}\n`);
}
