import { isFile, manifestFile } from 'shared-content/build/manifest';
import { type ObjectStore, each } from '../store/objects/ObjectStore';
import { type Place, swapUntilDone } from '../store/place';
import { previewsIn, removePreview } from '../store/previews';
import { publishedKey } from '../store/PublishedVersions';
import { manifestIn, pagesFolder, versionFolders } from '../store/pull';
import { pushGeneration, pushVersion } from '../store/push';
import { readState } from '../store/state';
import type { Store } from '../store/Store';
import type { Fault } from './verifyStore';

interface VerifiedBucket {
  readonly faults: readonly Fault[];
  readonly generations: number;
  readonly versions: number;
  readonly files: number;
}

/** A generation or version of a bucket. */
interface Sealed {
  /** `generation 3f2a…`, `mfe-company 3f2a…`. */
  readonly name: string;
  /** Of its manifest. */
  readonly folder: string;
  readonly keyOf: (file: string) => string;
  readonly isHere: () => Promise<boolean>;
  readonly send: () => Promise<void>;
}

const version = ({ objects, store }: Place, app: string, id: string): Sealed => ({
  name: `${app} ${id}`,
  folder: versionFolders(app, id).bundle,
  keyOf: (file) => publishedKey(app, id, file),
  isHere: () => store.isPublished(app, id),
  send: () => pushVersion(objects, store, app, id),
});

const generation = ({ objects, store }: Place, id: string): Sealed => ({
  name: `generation ${id}`,
  folder: pagesFolder(id),
  keyOf: (file) => pagesFolder(id) + file,
  isHere: () => isWhole(store, id),
  send: () => pushGeneration(objects, store, id),
});

async function isWhole(store: Store, id: string): Promise<boolean> {
  if (!(await store.hasGeneration(id))) return false;
  for (const [app, one] of Object.entries(await store.versionsOf(id)))
    if (!(await store.isPublished(app, one))) return false;
  return true;
}

/** What people get to see: its name, and how it is taken away where it cannot be had whole. */
interface Seen {
  readonly by: string;
  readonly generation: string;
  readonly end?: () => Promise<unknown>;
}

async function seenIn(place: Place): Promise<Seen[]> {
  const { objects } = place;
  const { live, canary } = (await readState(objects)).state;
  return [
    ...(live ? [{ by: 'is live', generation: live.generation }] : []),
    ...(canary
      ? [
          {
            by: 'the canary shows',
            generation: canary.generation,
            end: () => swapUntilDone(place, async () => ({ canary: undefined })),
          },
        ]
      : []),
    ...(await previewsIn(objects)).map((preview) => ({
      by: `preview ${preview.name} shows`,
      generation: preview.generation,
      end: () => removePreview(objects, preview.name),
    })),
  ];
}

/**
 * Compares what lies in the bucket with its manifests: names and lengths of everything, every byte of what is live, of the
 * canary and of previews; and looks whether these three are there at all. Changes nothing. The caller holds the folder's
 * lock, and has refreshed.
 */
export async function verifyBucket(place: Place): Promise<VerifiedBucket> {
  const { objects } = place;
  const lengths = new Map<string, number>();
  for (const folder of ['assets/', 'bundles/', 'pages/'])
    for (const { key, bytes } of await objects.list(folder)) lengths.set(key, bytes);
  const sealed = new Map<string, Sealed>();
  for (const key of lengths.keys()) {
    if (!key.endsWith(`/${manifestFile}`)) continue;
    const [kind, app = '', id = ''] = key.split('/');
    const one = kind === 'pages' ? generation(place, app) : version(place, app, id);
    sealed.set(one.name, one);
  }
  // Name → who shows it. What is shown is looked for even where nothing of it lies there.
  const shown = new Map<string, Seen>();
  for (const one of (await seenIn(place)).reverse()) {
    const { versions } = (await pinsOf(place, one.generation)) ?? {};
    const needs = [
      generation(place, one.generation),
      ...Object.entries(versions ?? {}).map(([app, id]) => version(place, app, id)),
    ];
    for (const need of needs) {
      sealed.set(need.name, need);
      shown.set(need.name, one);
    }
  }
  const faults: Fault[] = [];
  let files = 0;
  for (const one of sealed.values()) {
    const seen = shown.get(one.name);
    const { fault, wrong, count } = await look(objects, one, lengths, seen !== undefined);
    files += count;
    if (fault === undefined) continue;
    const what = `${one.name}${seen ? `, which ${seen.by},` : ''} is torn in ${objects.name}: ${fault}`;
    if (await one.isHere())
      faults.push({
        what,
        cure: 'this machine has it whole: npm run verify -- --repair sends it again',
        repair: async () => {
          // The manifest, too: what it belongs to is sent only where there is none.
          await each([...wrong, one.folder + manifestFile], (key) => objects.delete(key));
          await one.send();
        },
      });
    else if (seen?.end)
      faults.push({
        what,
        cure: 'npm run verify -- --repair sends it again where it was made, and takes it out elsewhere',
        repair: async () => void (await seen.end?.()),
      });
    else if (seen)
      faults.push({
        what,
        cure: 'npm run verify -- --repair on a machine that has it sends it again; npm run release of what is torn, or npm run rollback, puts another in its place',
      });
    else
      faults.push({
        what,
        cure: 'npm run verify -- --repair takes it out',
        repair: () => objects.delete(one.folder),
      });
  }
  const generations = [...sealed.keys()].filter((name) => name.startsWith('generation ')).length;
  return { faults, generations, versions: sealed.size - generations, files };
}

const pinsOf = async ({ store, objects }: Place, id: string) => {
  const { live } = (await readState(objects)).state;
  if (live?.generation === id) return live;
  return (await store.hasGeneration(id)) ? { versions: await store.versionsOf(id) } : undefined;
};

/** The first fault of something in words, and keys of what is not as its manifest says. */
async function look(
  objects: ObjectStore,
  { folder, keyOf }: Sealed,
  lengths: ReadonlyMap<string, number>,
  isDeep: boolean,
) {
  let fault: string | undefined;
  const wrong: string[] = [];
  const manifest = await manifestIn(objects, folder).catch((error: Error) => {
    fault = error.message;
    return undefined;
  });
  if (!manifest) return { fault: fault ?? 'it is not there', wrong, count: 0 };
  await each(Object.entries(manifest.files), async ([name, recorded]) => {
    const key = keyOf(name);
    const bytes = lengths.get(key);
    const found =
      bytes === undefined
        ? `${name} is missing`
        : bytes !== recorded.bytes
          ? `${name} has ${bytes} bytes instead of ${recorded.bytes}`
          : isDeep && !isFile((await objects.get(key))?.body ?? '', recorded)
            ? `${name} has other bytes than were published`
            : undefined;
    if (found === undefined) return;
    fault ??= found;
    wrong.push(key);
  });
  return { fault, wrong, count: Object.keys(manifest.files).length };
}
