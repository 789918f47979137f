import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuiltFile } from 'shared-content/artifact/build.contract';
import { type Manifest, getFile, isFile, manifestFile, readManifest } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { isCompressed } from './generationFiles';
import { type ObjectStore, asJson, each } from './objects/ObjectStore';
import { publishedKey } from './PublishedVersions';
import { manifestIn, pagesFolder, versionFolders } from './pull';
import type { Store } from './Store';

/** Copies a version into the store, its manifest last. If it is already there, it is only compared. */
export async function pushVersion(
  objects: ObjectStore,
  store: Store,
  app: string,
  version: string,
): Promise<void> {
  const { bundle } = versionFolders(app, version);
  const keyOf = (name: string) => publishedKey(app, version, name);
  await push(objects, {
    what: `${app} ${version}`,
    from: (name) => path.join(store.folder, keyOf(name)),
    keyOf,
    folder: bundle,
    manifest: await readManifest(store.bundles(app, version)),
    isKnown: await getKnown(store, app),
  });
}

/** The store has all files of an app's live version, so its media need not be read again. */
async function getKnown(store: Store, app: string) {
  const live = await store.current();
  const version = live && (await store.getVersions(live))[app];
  const files = (version && (await readManifest(store.bundles(app, version)))?.files) || {};
  const known = new Map(
    Object.entries(files).map(([name, { integrity }]) => [publishedKey(app, version ?? '', name), integrity]),
  );
  return (key: string, { integrity }: BuiltFile) => known.get(key) === integrity;
}

/** Copies a generation and its versions into the store, as `pushVersion` does. */
export async function pushGeneration(objects: ObjectStore, store: Store, generation: string): Promise<void> {
  for (const [app, version] of Object.entries(await store.getVersions(generation)))
    await pushVersion(objects, store, app, version);
  const folder = pagesFolder(generation);
  await push(objects, {
    what: `generation ${generation}`,
    from: (name) => path.join(store.pages(generation), name),
    keyOf: (name) => folder + name,
    folder,
    manifest: await readManifest(store.pages(generation)),
  });
}

interface Push {
  /** `mfe-company 3f2a…`, for messages. */
  readonly what: string;
  /** Path of a file on this machine. */
  readonly from: (name: string) => string;
  readonly keyOf: (name: string) => string;
  /** Folder of the manifest. */
  readonly folder: string;
  readonly manifest: Manifest | undefined;
  /** Whether this machine knows that the store has these very bytes under that key. */
  readonly isKnown?: (key: string, recorded: BuiltFile) => boolean;
}

async function push(objects: ObjectStore, one: Push): Promise<void> {
  const { what, from, keyOf, folder, manifest, isKnown = () => false } = one;
  if (!manifest) throw new ReleaseError(`${what} is not whole in this folder. Run npm run verify.`, 'broken');
  const theirs = await manifestIn(objects, folder);
  if (theirs) return compare(objects, one, manifest, theirs);
  const keys = Object.entries(manifest.files).map(([name, recorded]) => ({
    name,
    recorded,
    key: keyOf(name),
  }));
  const folders = new Set(keys.map(({ key }) => `${path.posix.dirname(key)}/`));
  const there = new Set<string>();
  for (const below of folders) for (const { key } of await objects.list(below)) there.add(key);
  const files: Record<string, BuiltFile> = { ...manifest.files };
  await each(keys, async ({ name, recorded, key }) => {
    if (there.has(key) && isKnown(key, recorded)) return;
    if (!there.has(key) && (await objects.put(key, await readFile(from(name)), { tag: null })) !== undefined)
      return;
    // A killed run left it, or it is another version's media: a name does not prove the bytes.
    const found = (await objects.get(key))?.body;
    if (found && isFile(found, recorded)) return;
    if (!found || !(await isAsGood(found, name, from))) throw otherBytes(objects, what, name);
    files[name] = getFile(found);
  });
  const isTaken = (await objects.put(folder + manifestFile, asJson({ files }), { tag: null })) === undefined;
  if (isTaken) await push(objects, one);
}

const otherBytes = ({ name }: ObjectStore, what: string, file: string) =>
  new ReleaseError(
    `${what} has other bytes in ${name} than here: ${file}. What is named after its bytes was changed by hand. npm run verify -- --repair, where it lies torn, takes it out.`,
    'broken',
  );

const toPlainText = (name: string) => name.replace(/\.(br|gz)$/, '');
const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Whether bytes unpack to a file. Other Node versions and systems compress the same file differently. */
const isTwin = async (packed: Buffer, name: string, plain: Buffer): Promise<boolean> =>
  unpack[name.endsWith('.br') ? 'br' : 'gz'](packed).then(
    (bytes) => bytes.equals(plain),
    () => false,
  );

/** Compressed bytes may differ between machines that made the same. */
const isAsGood = async (body: Buffer, name: string, from: Push['from']): Promise<boolean> =>
  isCompressed(name) && isTwin(body, name, await readFile(from(toPlainText(name))));

/** Two manifests with the same bytes are the same thing. */
function compare(objects: ObjectStore, { what }: Push, own: Manifest, theirs: Manifest): void {
  const names = [...new Set([...Object.keys(own.files), ...Object.keys(theirs.files)])];
  const other = names.find(
    (name) => !isCompressed(name) && own.files[name]?.integrity !== theirs.files[name]?.integrity,
  );
  if (other !== undefined) throw otherBytes(objects, what, other);
}
