import { isFile, manifestFile } from 'shared-content/artifact/manifest';
import { versionsFile } from '../../store/generationFiles';
import { readHistory } from '../../store/history';
import { type ObjectStore, each, getJson } from '../../store/objects/ObjectStore';
import { isCopy, swapUntilDone } from '../../store/place';
import { previewsIn, removePreview } from '../../store/previews';
import { publishedKey } from '../../store/PublishedVersions';
import { manifestIn, pagesFolder, versionFolders } from '../../store/pull';
import { pushGeneration, pushVersion } from '../../store/push';
import { readState } from '../../store/state';
import type { Place, Versions } from '../../store/state.contract';

/** A fault in a store. */
interface Fault {
  readonly what: string;
  /** Command that repairs it, with its reason. */
  readonly cure: string;
  /** The step of `verify --repair`; without it, only the cure helps. */
  readonly repair?: () => Promise<unknown>;
}

interface Verified {
  readonly faults: readonly Fault[];
  readonly generation: string | undefined;
  readonly generations: number;
  readonly versions: number;
  readonly files: number;
  readonly bytes: number;
}

/** A generation or version, by its name in messages. */
interface Item {
  readonly name: string;
  /** Its folders; the first one has the manifest. */
  readonly folders: readonly [string, ...string[]];
  readonly keyOf: (file: string) => string;
  /** Whether this machine has it whole. */
  readonly isHere: () => Promise<boolean>;
  readonly send: () => Promise<void>;
}

const generationItem = ({ objects, store }: Place, id: string): Item => ({
  name: `generation ${id}`,
  folders: [pagesFolder(id)],
  keyOf: (file) => pagesFolder(id) + file,
  isHere: () => store.hasGeneration(id),
  send: () => pushGeneration(objects, store, id),
});

const versionItem = ({ objects, store }: Place, app: string, id: string): Item => ({
  name: `${app} ${id}`,
  folders: [versionFolders(app, id).bundle, versionFolders(app, id).assets],
  keyOf: (file) => publishedKey(app, id, file),
  isHere: () => store.isPublished(app, id),
  send: () => pushVersion(objects, store, app, id),
});

/** A generation that visitors get: who shows it, and how to remove it where no whole copy exists. */
interface Shown {
  readonly by: string;
  readonly generation: string;
  readonly versions?: Versions;
  readonly end?: () => Promise<unknown>;
}

const takesOut = 'npm run verify -- --repair takes it out';

/**
 * Compares a store with its manifests, and checks that the live generation is there. It compares names and lengths of
 * all files. It reads every byte in a folder, and in a bucket those that visitors get. It changes nothing. The caller
 * holds the folder's lock, and has refreshed.
 *
 * @param objects this machine's folder, where that is a copy; otherwise the store that decides
 */
export async function verify(place: Place, objects: ObjectStore = place.objects): Promise<Verified> {
  const { state } = await readState(place.objects);
  const { live } = state;
  const inDecider = objects === place.objects;
  const inFolder = objects.name === place.store.folder;
  const shownBy = new Map<string, Shown>();
  const items = new Map<string, Item>();
  const lengths = new Map<string, number>();
  for (const kind of ['bundles/', 'assets/', 'pages/'])
    for (const { key, bytes } of await objects.list(kind)) {
      lengths.set(key, bytes);
      const [, app = '', id = '', ...rest] = key.split('/');
      // In a bucket, a release may still be adding a folder without a manifest.
      const isSealed = key.endsWith(`/${manifestFile}`) || inFolder;
      const isMedia = publishedKey(app, '', 'assets/media/').startsWith(`${kind}${app}/${id}/`);
      if (!isSealed || isMedia || (kind !== 'pages/' && rest.length === 0)) continue;
      const item = kind === 'pages/' ? generationItem(place, app) : versionItem(place, app, id);
      items.set(item.name, item);
    }
  // A fault of this machine's copy must not end a canary or preview that other machines show.
  const shown = (await shownIn(place)).filter(({ end }) => inDecider || !end);
  for (const one of shown.reverse()) {
    const versions = one.versions ?? (await versionsIn(objects, one.generation));
    const needs = Object.entries(versions ?? {}).map(([app, id]) => versionItem(place, app, id));
    for (const need of [generationItem(place, one.generation), ...needs]) {
      items.set(need.name, need);
      shownBy.set(need.name, one);
    }
  }

  const isGone = live && !(await isLiveThere(place, lengths));
  const goneName = isGone && `generation ${live.generation}`;
  const faults: Fault[] = [];
  const whole = new Set<string>();
  const count = { files: 0, bytes: 0 };
  for (const item of items.values()) {
    if (item.name === goneName) continue;
    const shown = shownBy.get(item.name);
    const found = await compare(objects, item, lengths, inFolder || shown !== undefined);
    if (found.fault !== undefined) {
      faults.push(await tornFault(place, objects, item, shown, { ...found, fault: found.fault }));
      continue;
    }
    whole.add(item.name);
    count.files += found.files;
    count.bytes += found.bytes;
  }
  const generations = [...whole].filter((name) => name.startsWith('generation '));
  const usable = new Set<string>();
  for (const name of generations) {
    const id = name.replace('generation ', '');
    const pins = Object.entries((await versionsIn(objects, id)) ?? {});
    const lost = pins.map(([app, one]) => `${app} ${one}`).filter((one) => !whole.has(one));
    if (lost.length === 0) usable.add(id);
    else if (!shownBy.has(name))
      faults.push({
        what: `${name} pins ${lost.join(', ')}, which the store has not whole`,
        cure: takesOut,
        repair: () => objects.delete(pagesFolder(id)),
      });
  }
  if (inDecider) faults.push(...(await stateFaults(place, lengths, usable)));
  if (inFolder && (await place.store.hasLeftovers()))
    faults.push({
      what: 'a killed run left drafts or trash behind',
      cure: 'harmless; the next release, npm run prune or npm run verify -- --repair clears them away',
      repair: () => place.store.clearLeftovers(),
    });
  const versions = whole.size - generations.length;
  return { faults, generation: live?.generation, generations: generations.length, versions, ...count };
}

async function shownIn(place: Place): Promise<Shown[]> {
  const { objects } = place;
  const { live, canary } = (await readState(objects)).state;
  const endCanary = () => swapUntilDone(place, async () => ({ canary: undefined }));
  return [
    ...(live ? [{ by: 'is live', ...live }] : []),
    ...(canary ? [{ by: 'the canary shows', generation: canary.generation, end: endCanary }] : []),
    ...(await previewsIn(objects)).map(({ name, generation }) => ({
      by: `preview ${name} shows`,
      generation,
      end: () => removePreview(objects, name),
    })),
  ];
}

const versionsIn = async (objects: ObjectStore, id: string) =>
  (await getJson(objects, pagesFolder(id) + versionsFile)) as Versions | undefined;

/** Counts files and bytes of an item; returns its first fault and the keys that differ from its manifest. */
async function compare(
  objects: ObjectStore,
  { folders: [folder], keyOf }: Item,
  lengths: ReadonlyMap<string, number>,
  isDeep: boolean,
) {
  let fault: string | undefined;
  const wrong: string[] = [];
  const manifest = await manifestIn(objects, folder).catch((error: Error) => {
    fault = error.message;
    return undefined;
  });
  if (!manifest) fault ??= `its ${manifestFile} is missing`;
  const files = Object.entries(manifest?.files ?? {});
  await each(files, async ([name, recorded]) => {
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
  return { fault, wrong, files: files.length, bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0) };
}

async function tornFault(
  place: Place,
  objects: ObjectStore,
  { name, folders, isHere, send }: Item,
  shown: Shown | undefined,
  { fault, wrong }: { readonly fault: string; readonly wrong: readonly string[] },
): Promise<Fault> {
  const [folder] = folders;
  const where = objects.name === place.store.folder ? '' : ` in ${objects.name}`;
  const what = `${name}${shown ? `, which ${shown.by},` : ''} is torn${where}: ${fault}`;
  if (where && (await isHere()))
    return {
      what,
      cure: 'this machine has it whole: npm run verify -- --repair sends it again',
      repair: async () => {
        // Removes the manifest, too: a version or generation is sent only where it has none.
        await each([...wrong, folder + manifestFile], (key) => objects.delete(key));
        await send();
      },
    };
  if (shown?.end) return { what, cure: `make it again; ${takesOut}`, repair: shown.end };
  if (!shown)
    return {
      what,
      cure: takesOut,
      repair: async () => {
        for (const one of folders) await objects.delete(one);
      },
    };
  const [app, version] = folder.startsWith('pages/')
    ? (Object.entries(shown.versions ?? {})[0] ?? [])
    : name.split(' ');
  const cure = folder.startsWith('pages/')
    ? `npm run rollback -- ${app} --to ${version} composes it again`
    : `npm run release -- ${app} publishes it again; npm run rollback -- ${app} takes another version`;
  return where
    ? { what, cure: `npm run verify -- --repair on a machine that has it sends it again; ${cure}` }
    : // Visitors still get the rest; without its manifest, a release places the same bytes anew.
      { what, cure, repair: () => objects.delete(folder + manifestFile) };
}

/** Whether the store has any file of the live generation, or this machine can send it again. */
async function isLiveThere(place: Place, lengths: ReadonlyMap<string, number>): Promise<boolean> {
  const { live } = (await readState(place.objects)).state;
  const isThere = live && [...lengths.keys()].some((key) => key.startsWith(pagesFolder(live.generation)));
  return isThere || (live !== undefined && isCopy(place) && place.store.hasGeneration(live.generation));
}

/** Checks what the state says, and returns the faults. */
async function stateFaults(
  place: Place,
  lengths: ReadonlyMap<string, number>,
  usable: ReadonlySet<string>,
): Promise<Fault[]> {
  const { store, objects } = place;
  const { live, removing } = (await readState(objects)).state;
  const faults: Fault[] = [];
  // In a bucket, another machine may still be pruning.
  if (removing && !isCopy(place))
    faults.push({
      what: 'a prune was killed in the midst',
      cure: 'harmless; the next release or npm run prune ends it',
    });
  if (await isLiveThere(place, lengths)) return faults;
  const back = (await readHistory(store)).findLast(({ generation }) => usable.has(generation));
  const recover = async ({ generation, versions }: NonNullable<typeof back>) => {
    const at = objects.now().toISOString();
    const entry = { at, action: 'recovered', apps: [], generation, versions } as const;
    await swapUntilDone(place, async () => ({ live: { generation, versions }, entry }));
  };
  faults.push({
    what: live
      ? `generation ${live.generation}, which is to be live, is not in the store`
      : 'nothing is live',
    cure: back
      ? `npm run verify -- --repair makes generation ${back.generation} live, the last one that is whole`
      : 'npm start makes a first generation',
    ...(back && { repair: () => recover(back) }),
  });
  return faults;
}
