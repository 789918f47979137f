import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { type Manifest, getFile, isFile, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { isCompressed } from './generationFiles';
import { type ObjectStore, asJson, each } from './objects/ObjectStore';
import { type Item, generationItem, versionItem } from './items';
import { isCompressedForm } from './precompress';
import { manifestIn } from './pull';
import type { Store } from './Store';

/** Copies a generation and its versions into the store. */
export async function pushGeneration(objects: ObjectStore, store: Store, generation: string): Promise<void> {
  for (const [app, version] of Object.entries(await store.getVersions(generation)))
    await pushItem(objects, store, versionItem(app, version));
  await pushItem(objects, store, generationItem(generation));
}

/** Copies one item into the store, its manifest last. If it is already there, it is only compared. */
export async function pushItem(objects: ObjectStore, store: Store, item: Item): Promise<void> {
  const { name: what, keyOf } = item;
  const [folder] = item.folders;
  const from = (name: string) => path.join(store.folder, keyOf(name));
  const manifest = await readManifest(path.join(store.folder, folder));
  if (!manifest)
    throw new ReleaseError(`${what} is incomplete in this folder. Run npm run verify.`, 'broken');
  const theirs = await manifestIn(objects, item);
  if (theirs) return compare(objects, what, manifest, theirs);
  const folders = new Set(Object.keys(manifest.files).map((name) => `${path.posix.dirname(keyOf(name))}/`));
  const there = new Set<string>();
  for (const below of folders) for (const { key } of await objects.list(below)) there.add(key);
  const files: Record<string, BuiltFile> = { ...manifest.files };
  await each(Object.entries(manifest.files), async ([name, recorded]) => {
    const key = keyOf(name);
    if (!there.has(key) && (await objects.put(key, await readFile(from(name)), { tag: null })) !== undefined)
      return;
    // A killed run left it, or it is another version's media: a name does not prove the bytes.
    const found = (await objects.get(key))?.body;
    if (found && isFile(found, recorded)) return;
    if (!found || !(await isAsGood(found, name, from))) throw otherBytes(objects, what, name);
    files[name] = getFile(found);
  });
  const isTaken = (await objects.put(folder + manifestFile, asJson({ files }), { tag: null })) === undefined;
  if (isTaken) await pushItem(objects, store, item);
}

const otherBytes = ({ name }: ObjectStore, what: string, file: string) =>
  new ReleaseError(
    `${what} has other bytes in ${name} than here: ${file}. One copy was changed by hand. npm run verify -- --repair removes the damaged copy.`,
    'broken',
  );

/** Compressed bytes may differ between machines that made the same. */
const isAsGood = async (body: Buffer, name: string, from: (name: string) => string): Promise<boolean> =>
  isCompressed(name) && isCompressedForm(await readFile(from(name.replace(/\.\w+$/, ''))), name, body);

/** Two manifests with the same bytes are the same thing. */
function compare(objects: ObjectStore, what: string, own: Manifest, theirs: Manifest): void {
  const names = [...new Set([...Object.keys(own.files), ...Object.keys(theirs.files)])];
  const other = names.find(
    (name) => !isCompressed(name) && own.files[name]?.integrity !== theirs.files[name]?.integrity,
  );
  if (other !== undefined) throw otherBytes(objects, what, other);
}
