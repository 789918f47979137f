import { manifestFile } from 'shared-content/artifact/manifest';
import { versionsFile } from './generationFiles';
import { type StoredItem, generationItem, itemsOf, listItems } from './items';
import { type Listed, type ObjectStore, forEachConcurrently, getJson } from './objects/ObjectStore';
import { CorruptError, manifestIn, readRecorded } from './pull';
import { getLive, readState } from './state';
import type { StoreAccess, Versions } from './state.contract';

/** A fault in a store. */
interface Fault {
  readonly what: string;
  /** Command that repairs it, with its reason. */
  readonly fix: string;
}

/**
 * Compares every byte of a store with its manifests, and checks that what is live is there. One item without
 * manifest is left out, unless it is live: a release may still be adding it, and prune removes what a killed one left.
 * It changes nothing. The caller holds the folder's lock, and has refreshed.
 *
 * @param store this machine's folder, where that is a copy; otherwise the store that decides
 * @returns the faults, the live generation, and how many generations and versions are whole
 */
export async function verify({ siteFolder, ...access }: StoreAccess, store: ObjectStore = access.store) {
  const { state } = await readState(access.store);
  const live = getLive(state);
  const liveItems = live ? itemsOf(live) : [];
  const liveNames = new Set(liveItems.map(({ name }) => name));
  const isManifest = ({ key }: Listed) => key.endsWith(`/${manifestFile}`);
  const found = (await listItems(store))
    .filter(({ listed }) => listed.some(isManifest))
    .map(({ item }) => item);
  const all = [...new Map([...found, ...liveItems].map((one) => [one.name, one])).values()];
  const isGeneration = ({ app }: StoredItem) => app === undefined;
  const corrupt: { readonly item: StoredItem; readonly fault: string }[] = [];
  const whole = new Set<string>();
  // Versions first: a generation that pins a corrupt one is corrupt, too.
  for (const item of [...all.filter((one) => !isGeneration(one)), ...all.filter(isGeneration)]) {
    const fault = await findFault(store, item, new Set([...whole, ...liveNames]));
    if (fault === undefined) whole.add(item.name);
    else corrupt.push({ item, fault });
  }
  const back = state.history.findLast(({ generation }) => whole.has(generationItem(generation).name));
  const restore =
    back && `npm run rollback -- --generation ${back.generation} makes the last whole one live; `;
  const faults = corrupt.map(({ item: { name, app, folders }, fault }): Fault => {
    const isLive = liveNames.has(name);
    const where = store === siteFolder ? '' : ` in ${store.name}`;
    return {
      what: `${name}${isLive ? ', which is live,' : ''} is corrupt${where}: ${fault}`,
      fix: !isLive
        ? `Remove ${folders.join(' and ')}; a release makes it again`
        : app === undefined
          ? `${restore ?? ''}npm run rollback -- <app> --to <its live version> composes it again`
          : `Remove ${folders[0]}${manifestFile}, then npm run release -- ${app} adds it again; npm run rollback -- ${app} makes another version live`,
    };
  });
  const generations = all.filter((one) => isGeneration(one) && whole.has(one.name)).length;
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
