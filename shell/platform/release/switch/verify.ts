import { isFile, manifestFile } from 'shared-content/artifact/manifest';
import { leftoversIn } from '../../store/atomicFolders';
import { versionsFile } from '../../store/generationFiles';
import { readHistory } from '../../store/history';
import { type ObjectStore, each, getJson } from '../../store/objects/ObjectStore';
import { isCopy, swapUntilDone } from '../../store/place';
import { changePreviews, previewsIn } from '../../store/previews';
import { mediaKey, publishedKey } from '../../store/PublishedVersions';
import { manifestIn, pagesFolder, versionFolders } from '../../store/pull';
import { pushGeneration, pushVersion } from '../../store/push';
import { readState } from '../../store/state';
import type { Place, SiteState, Versions } from '../../store/state.contract';

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

/** A generation or version. */
interface Item {
  /** As messages call it. */
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

/** A generation that visitors get: who shows it, and how to end that where no whole copy exists. */
interface Shown {
  readonly by: string;
  readonly generation: string;
  readonly end?: () => Promise<unknown>;
}

async function shownIn(place: Place, { live, canary }: SiteState): Promise<Shown[]> {
  const { objects } = place;
  const endCanary = () => swapUntilDone(place, async () => ({ canary: undefined }));
  return [
    ...(await previewsIn(objects)).map(({ name, generation }) => ({
      by: `preview ${name} shows`,
      generation,
      end: () => changePreviews(objects, (preview) => preview.name === name),
    })),
    ...(canary ? [{ by: 'the canary shows', generation: canary.generation, end: endCanary }] : []),
    ...(live ? [{ by: 'is live', generation: live.generation }] : []),
  ];
}

const takesOut = 'npm run verify -- --repair takes it out';

const getPins = async (objects: ObjectStore, generation: string) =>
  Object.entries(((await getJson(objects, pagesFolder(generation) + versionsFile)) ?? {}) as Versions);

/**
 * Compares a store with its manifests, and checks that the live generation is there. It compares names and lengths of
 * all files. It reads every byte in a folder, and in a bucket those that visitors get. It changes nothing. The caller
 * holds the folder's lock, and has refreshed.
 *
 * @param objects this machine's folder, where that is a copy; otherwise the store that decides
 */
export async function verify(place: Place, objects: ObjectStore = place.objects): Promise<Verified> {
  const { state } = await readState(place.objects);
  const inDecider = objects === place.objects;
  const inFolder = objects.name === place.store.folder;
  const lengths = new Map<string, number>();
  const items = new Map<string, Item>();
  const add = (item: Item) => items.set(item.name, item);
  for (const kind of ['bundles/', 'assets/', 'pages/'])
    for (const { key, bytes } of await objects.list(kind)) {
      lengths.set(key, bytes);
      const [, app = '', id = '', ...rest] = key.split('/');
      // In a bucket, a release may still be adding a folder without a manifest.
      if ((!key.endsWith(`/${manifestFile}`) && !inFolder) || key.startsWith(mediaKey(app))) continue;
      if (kind === 'pages/') add(generationItem(place, app));
      else if (rest.length > 0) add(versionItem(place, app, id));
    }
  const shownBy = new Map<string, Shown>();
  for (const one of await shownIn(place, state)) {
    // A fault of this machine's copy must not end a canary or preview that other machines show.
    if (!inDecider && one.end) continue;
    const pins = one.end
      ? await getPins(objects, one.generation)
      : Object.entries(state.live?.versions ?? {});
    for (const item of [
      generationItem(place, one.generation),
      ...pins.map(([app, id]) => versionItem(place, app, id)),
    ]) {
      add(item);
      shownBy.set(item.name, one);
    }
  }

  const faults: Fault[] = [];
  const whole = new Set<string>();
  const count = { files: 0, bytes: 0 };
  const isGone = !(await isLiveThere(place, state, lengths));
  if (isGone && state.live) items.delete(`generation ${state.live.generation}`);
  for (const item of items.values()) {
    const shown = shownBy.get(item.name);
    const found = await compare(objects, item, lengths, inFolder || shown !== undefined);
    if (found.fault !== undefined) {
      faults.push(await tornFault(place, objects, item, shown, { ...found, ...state, fault: found.fault }));
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
    const pins = (await getPins(objects, id)).map((pin) => pin.join(' '));
    const lost = pins.filter((one) => !whole.has(one));
    if (lost.length === 0) usable.add(id);
    else if (!shownBy.has(name))
      faults.push({
        what: `${name} pins ${lost.join(', ')}, which the store has not whole`,
        cure: takesOut,
        repair: () => objects.delete(pagesFolder(id)),
      });
  }
  if (inDecider && isGone) faults.push(await goneFault(place, state, usable));
  // In a bucket, another machine may still be pruning.
  if (inDecider && inFolder && state.removing)
    faults.push({
      what: 'a prune was killed in the midst',
      cure: 'harmless; the next release or npm run prune ends it',
    });
  if (inFolder && (await leftoversIn(place.store.folder)).length > 0)
    faults.push({
      what: 'a killed run left drafts or trash behind',
      cure: 'harmless; the next release, npm run prune or npm run verify -- --repair clears them away',
      repair: () => place.store.clearLeftovers(),
    });
  const versions = whole.size - generations.length;
  return { faults, generation: state.live?.generation, generations: generations.length, versions, ...count };
}

/** Counts files and bytes of an item; returns its first fault and the keys that differ from its manifest. */
async function compare(
  objects: ObjectStore,
  { folders: [folder], keyOf }: Item,
  lengths: ReadonlyMap<string, number>,
  isDeep: boolean,
) {
  let fault: string | undefined;
  const wrong: string[] = [];
  const manifest = await manifestIn(objects, folder).catch(
    (error: Error): undefined => void (fault = error.message),
  );
  if (!manifest) fault ??= `its ${manifestFile} is missing`;
  const files = Object.entries(manifest?.files ?? {});
  await each(files, async ([name, recorded]) => {
    const key = keyOf(name);
    const bytes = lengths.get(key);
    const isSame = async () => isFile((await objects.get(key))?.body ?? '', recorded);
    if (bytes === recorded.bytes && (!isDeep || (await isSame()))) return;
    if (bytes === undefined) fault ??= `${name} is missing`;
    else if (bytes !== recorded.bytes) fault ??= `${name} has ${bytes} bytes instead of ${recorded.bytes}`;
    else fault ??= `${name} has other bytes than were published`;
    wrong.push(key);
  });
  return { fault, wrong, files: files.length, bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0) };
}

async function tornFault(
  place: Place,
  objects: ObjectStore,
  { name, folders, isHere, send }: Item,
  shown: Shown | undefined,
  { fault, wrong, live }: SiteState & { readonly fault: string; readonly wrong: readonly string[] },
): Promise<Fault> {
  const [folder] = folders;
  const where = objects.name === place.store.folder ? '' : ` in ${objects.name}`;
  const what = `${name}${shown ? `, which ${shown.by},` : ''} is torn${where}: ${fault}`;
  // Removes the manifest, too: a version or generation is sent only where it has none.
  const sendAgain = async () => {
    await each([...wrong, folder + manifestFile], (key) => objects.delete(key));
    await send();
  };
  if (where && (await isHere()))
    return {
      what,
      cure: 'this machine has it whole: npm run verify -- --repair sends it again',
      repair: sendAgain,
    };
  if (shown?.end) return { what, cure: `make it again; ${takesOut}`, repair: shown.end };
  if (!shown) return { what, cure: takesOut, repair: () => each(folders, (one) => objects.delete(one)) };
  const [app] = name.split(' ');
  const [first] = Object.entries(live?.versions ?? {});
  const cure = folder.startsWith('pages/')
    ? `npm run rollback -- ${first?.[0]} --to ${first?.[1]} composes it again`
    : `npm run release -- ${app} publishes it again; npm run rollback -- ${app} takes another version`;
  return where
    ? { what, cure: `npm run verify -- --repair on a machine that has it sends it again; ${cure}` }
    : // Visitors still get the rest; without its manifest, a release places the same bytes anew.
      { what, cure, repair: () => objects.delete(folder + manifestFile) };
}

/** Whether the store has any file of the live generation, or this machine can send it again. */
async function isLiveThere(place: Place, { live }: SiteState, lengths: ReadonlyMap<string, number>) {
  if (!live) return false;
  const isThere = [...lengths.keys()].some((key) => key.startsWith(pagesFolder(live.generation)));
  return isThere || (isCopy(place) && (await place.store.hasGeneration(live.generation)));
}

/** @param usable generations that are whole, with all versions that they pin */
async function goneFault(place: Place, { live }: SiteState, usable: ReadonlySet<string>): Promise<Fault> {
  const what = live
    ? `generation ${live.generation}, which is to be live, is not in the store`
    : 'nothing is live';
  const back = (await readHistory(place.store)).findLast(({ generation }) => usable.has(generation));
  if (!back) return { what, cure: 'npm start makes a first generation' };
  const { generation, versions } = back;
  const at = place.objects.now().toISOString();
  const entry = { at, action: 'recovered', apps: [], generation, versions } as const;
  return {
    what,
    cure: `npm run verify -- --repair makes generation ${generation} live, the last one that is whole`,
    repair: () => swapUntilDone(place, async () => ({ live: { generation, versions }, entry })),
  };
}
