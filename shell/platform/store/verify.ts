import { manifestFile } from 'shared-content/artifact/manifest';
import { versionsFile } from './generationFiles';
import { readHistory } from './history';
import { type StoredItem, generationItem, listItems, versionItem } from './items';
import { type Listed, type ObjectStore, forEachConcurrently, getJson } from './objects/ObjectStore';
import { CorruptError, manifestIn, readRecorded } from './pull';
import { readState } from './state';
import type { StoreAccess, SiteState, Versions } from './state.contract';

/** A fault in a store. */
interface Fault {
  readonly what: string;
  /** Command that repairs it, with its reason. */
  readonly fix: string;
}

/**
 * All versions and generations, versions first: a generation that pins a corrupt one is corrupt, too. One without manifest
 * is left out: a release may still be adding it, and prune removes what a killed one left.
 */
async function listStoredItems(store: ObjectStore): Promise<StoredItem[]> {
  const isManifest = ({ key }: Listed) => key.endsWith(`/${manifestFile}`);
  const { items } = await listItems(store);
  return items
    .filter(({ listed }) => listed.some(isManifest))
    .map(({ item }) => item)
    .sort((a, b) => Number(a.app === undefined) - Number(b.app === undefined));
}

/**
 * Compares every byte of a store with its manifests, and checks that what the state names is there. It changes
 * nothing. The caller holds the folder's lock, and has refreshed.
 *
 * @param store this machine's folder, where that is a copy; otherwise the store that decides
 * @returns the faults, the live generation, and how many generations and versions are whole
 */
export async function verify(access: StoreAccess, store: ObjectStore = access.store) {
  const { state } = await readState(access.store);
  const { live } = state;
  const liveItems = live
    ? [
        generationItem(live.generation),
        ...Object.entries(live.versions).map(([app, id]) => versionItem(app, id)),
      ]
    : [];
  const liveNames = new Set(liveItems.map(({ name }) => name));
  const isGone =
    !live ||
    ((await store.list(generationItem(live.generation).folders[0])).length === 0 &&
      !(await access.siteFolder.hasGeneration(live.generation)));
  // Damaged live items get findings of their own.
  const all = [...(await listStoredItems(store)), ...liveItems.slice(isGone ? 1 : 0).reverse()];
  const faults: Fault[] = [];
  const whole = new Set<string>();
  for (const item of new Map(all.map((one) => [one.name, one])).values()) {
    const fault = await findFault(store, item, new Set([...whole, ...liveNames]));
    if (fault === undefined) whole.add(item.name);
    else faults.push(createCorruptFault(access, store, item, liveNames.has(item.name), fault));
  }
  if (isGone && store === access.store) faults.push(await createGoneFault(access, state, whole));
  const generations = [...whole].filter((name) => name.startsWith('generation ')).length;
  return { faults, generation: live?.generation, generations, versions: whole.size - generations };
}

/**
 * The first fault of an item, in words.
 *
 * @param known names of versions that a generation may pin
 */
async function findFault(
  store: ObjectStore,
  item: StoredItem,
  known: ReadonlySet<string>,
): Promise<string | undefined> {
  try {
    const manifest = await manifestIn(store, item);
    if (!manifest) return `its ${manifestFile} is missing`;
    await forEachConcurrently(Object.entries(manifest.files), (file) => readRecorded(store, item, ...file));
  } catch (error) {
    if (!(error instanceof CorruptError)) throw error;
    return error.fault;
  }
  const pins = (await getJson(store, item.folders[0] + versionsFile)) as Versions | undefined;
  const lost = Object.entries(pins ?? {}).find((pin) => !known.has(pin.join(' ')));
  return lost && `it pins ${lost.join(' ')}, which is incomplete in the store`;
}

function createCorruptFault(
  { siteFolder }: StoreAccess,
  store: ObjectStore,
  { name, app, folders }: StoredItem,
  isLive: boolean,
  fault: string,
): Fault {
  const where = store.name === siteFolder.path ? '' : ` in ${store.name}`;
  const what = `${name}${isLive ? ', which is live,' : ''} is corrupt${where}: ${fault}`;
  if (!isLive) return { what, fix: `Remove ${folders.join(' and ')}; a release makes it again` };
  const fix =
    app === undefined
      ? 'npm run rollback -- <app> --to <its live version> composes it again'
      : `Remove ${folders[0]}${manifestFile}, then npm run release -- ${app} publishes it again; npm run rollback -- ${app} makes another version live`;
  return { what, fix };
}

/** @param whole names of all that is whole */
async function createGoneFault(
  access: StoreAccess,
  { live }: SiteState,
  whole: ReadonlySet<string>,
): Promise<Fault> {
  const what = live
    ? `generation ${live.generation}, which should be live, is not in the store`
    : 'nothing is live';
  const back = (await readHistory(access.siteFolder)).findLast(({ generation }) =>
    whole.has(`generation ${generation}`),
  );
  const fix = back
    ? `npm run rollback -- --generation ${back.generation} makes the last complete one live`
    : 'npm start makes a first generation';
  return { what, fix };
}
