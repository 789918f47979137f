import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asJson } from 'shared-content/artifact/durable';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { type Manifest, getFile, isFile, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { isCompressed } from './generationFiles';
import { type ObjectStore, forEachConcurrently } from './objects/ObjectStore';
import { type StoredItem, generationItem, versionItem } from './items';
import { isCompressedForm } from './precompress';
import { manifestIn } from './pull';
import type { SiteFolder } from './SiteFolder';

/** Copies a generation and its versions into the store. */
export async function pushGeneration(
  store: ObjectStore,
  siteFolder: SiteFolder,
  generation: string,
): Promise<void> {
  for (const [app, version] of Object.entries(await siteFolder.getVersions(generation)))
    await pushItem(store, siteFolder, versionItem(app, version));
  await pushItem(store, siteFolder, generationItem(generation));
}

/** Copies one item into the store, its manifest last. If it is already there, it is only compared. */
export async function pushItem(store: ObjectStore, siteFolder: SiteFolder, item: StoredItem): Promise<void> {
  const { name: what, keyOf } = item;
  const [folder] = item.folders;
  const readOwn = (name: string) => readFile(siteFolder.locate(keyOf(name)));
  const manifest = await readManifest(siteFolder.locate(folder));
  if (!manifest)
    throw new ReleaseError(`${what} is incomplete in this folder. Run npm run verify.`, 'broken');
  const storedManifest = await manifestIn(store, item);
  if (storedManifest) return refuseOtherBytes(store, what, manifest, storedManifest);
  const folders = new Set(Object.keys(manifest.files).map((name) => `${path.posix.dirname(keyOf(name))}/`));
  const there = new Set<string>();
  for (const below of folders) for (const { key } of await store.list(below)) there.add(key);
  const files: Record<string, BuiltFile> = { ...manifest.files };
  await forEachConcurrently(Object.entries(manifest.files), async ([name, recorded]) => {
    const key = keyOf(name);
    if (!there.has(key) && (await store.put(key, await readOwn(name), { tag: null })) !== undefined) return;
    // A killed run left it, or it is another version's media: a name does not prove the bytes.
    const found = (await store.get(key))?.body;
    if (found && isFile(found, recorded)) return;
    if (!found || !(await isAsGood(found, name, readOwn))) throw otherBytesError(store, what, name);
    files[name] = getFile(found);
  });
  const isAlreadyThere =
    (await store.put(folder + manifestFile, asJson({ files }), { tag: null })) === undefined;
  if (isAlreadyThere) await pushItem(store, siteFolder, item);
}

const otherBytesError = ({ name }: ObjectStore, what: string, file: string) =>
  new ReleaseError(
    `${what} has other bytes in ${name} than here: ${file}. One copy was changed by hand. Remove the damaged one, then run the command again.`,
    'broken',
  );

/** Compressed bytes may differ between machines that made the same. */
const isAsGood = async (body: Buffer, name: string, readOwn: (name: string) => Promise<Buffer>) =>
  isCompressed(name) && isCompressedForm(await readOwn(name.replace(/\.\w+$/, '')), name, body);

/** Two manifests with the same bytes are the same thing. */
function refuseOtherBytes(store: ObjectStore, what: string, own: Manifest, storedManifest: Manifest): void {
  const names = [...new Set([...Object.keys(own.files), ...Object.keys(storedManifest.files)])];
  const other = names.find(
    (name) => !isCompressed(name) && own.files[name]?.integrity !== storedManifest.files[name]?.integrity,
  );
  if (other !== undefined) throw otherBytesError(store, what, other);
}
