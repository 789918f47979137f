import { isFile, manifestFile } from 'shared-content/artifact/manifest';
import { versionsFile } from '../../store/generationFiles';
import { readHistory } from '../../store/history';
import { type StoredItem, generationItem, listItems, versionItem } from '../../store/items';
import { type Listed, type ObjectStore, each, getJson } from '../../store/objects/ObjectStore';
import { changeState } from '../../store/storeAccess';
import { changePreviews, previewsIn } from '../../store/previews';
import { manifestIn } from '../../store/pull';
import { pushItem } from '../../store/push';
import { readState } from '../../store/state';
import type { StoreAccess, SiteState, Versions } from '../../store/state.contract';

/** A fault in a store. */
interface Fault {
  readonly what: string;
  /** Command that repairs it, with its reason. */
  readonly cure: string;
  /** The step of `verify --repair`; without it, only the cure helps. */
  readonly repair?: () => Promise<unknown>;
}

const takesOut = 'npm run verify -- --repair removes it';

/**
 * All versions and generations, versions first: a generation that pins a torn one is torn, too. An item without manifest
 * is a fault only in the machine's own folder; in a bucket a release may still be uploading it.
 */
async function listStoredItems({ siteFolder }: StoreAccess, store: ObjectStore): Promise<StoredItem[]> {
  const isManifest = ({ key }: Listed) => key.endsWith(`/${manifestFile}`);
  const { items } = await listItems(store);
  return items
    .filter(({ listed }) => store.name === siteFolder.path || listed.some(isManifest))
    .map(({ item }) => item)
    .sort((a, b) => Number(a.app === undefined) - Number(b.app === undefined));
}

/** What visitors get beside the live site, and how that ends. */
async function getBesideLive(access: StoreAccess, { canary }: SiteState) {
  const previews = (await previewsIn(access.store)).map(({ name, generation }) => ({
    by: `preview ${name}`,
    generation,
    end: (): Promise<unknown> => changePreviews(access.store, (preview) => preview.name === name),
  }));
  const end = () => changeState(access, async () => ({ canary: undefined }));
  return [...previews, ...(canary ? [{ by: 'the canary', generation: canary.generation, end }] : [])];
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
  const all = [...(await listStoredItems(access, store)), ...liveItems.slice(isGone ? 1 : 0).reverse()];
  const faults: Fault[] = [];
  const whole = new Set<string>();
  for (const item of new Map(all.map((one) => [one.name, one])).values()) {
    const found = await compare(store, item, new Set([...whole, ...liveNames]));
    if (found.fault === undefined) whole.add(item.name);
    else faults.push(await createTornFault(access, store, item, liveNames.has(item.name), found));
  }
  // A fault of this machine's copy must not end what other machines show.
  if (store === access.store) {
    for (const { by, generation, end } of await getBesideLive(access, state))
      if (!whole.has(`generation ${generation}`))
        faults.push({
          what: `${by} shows generation ${generation}, which is incomplete in the store`,
          cure: `make it again; ${takesOut}`,
          repair: end,
        });
    if (isGone) faults.push(await createGoneFault(access, state, whole));
  }
  const generations = [...whole].filter((name) => name.startsWith('generation ')).length;
  return { faults, generation: live?.generation, generations, versions: whole.size - generations };
}

/**
 * The first fault of an item, and the keys that differ from its manifest.
 *
 * @param known names of versions that a generation may pin
 */
async function compare(store: ObjectStore, item: StoredItem, known: ReadonlySet<string>) {
  let fault: string | undefined;
  const wrong: string[] = [];
  const manifest = await manifestIn(store, item).catch(
    (error: Error): undefined => void (fault = error.message),
  );
  if (!manifest) fault ??= `its ${manifestFile} is missing`;
  await each(Object.entries(manifest?.files ?? {}), async ([name, recorded]) => {
    const key = item.keyOf(name);
    const body = (await store.get(key))?.body;
    if (body && isFile(body, recorded)) return;
    wrong.push(key);
    if (!body) fault ??= `${name} is missing`;
    else if (body.length !== recorded.bytes)
      fault ??= `${name} has ${body.length} bytes instead of ${recorded.bytes}`;
    else fault ??= `${name} has other bytes than were published`;
  });
  const pins = (await getJson(store, item.folders[0] + versionsFile)) as Versions | undefined;
  const lost = Object.entries(pins ?? {}).find((pin) => !known.has(pin.join(' ')));
  if (lost) fault ??= `it pins ${lost.join(' ')}, which is incomplete in the store`;
  return { fault, wrong };
}

async function createTornFault(
  access: StoreAccess,
  store: ObjectStore,
  item: StoredItem,
  isLive: boolean,
  { fault, wrong }: { readonly fault: string | undefined; readonly wrong: readonly string[] },
): Promise<Fault> {
  const { name, folders } = item;
  const { siteFolder } = access;
  const where = store.name === siteFolder.path ? '' : ` in ${store.name}`;
  const what = `${name}${isLive ? ', which is live,' : ''} is torn${where}: ${fault}`;
  const manifest = folders[0] + manifestFile;
  if (where && (await siteFolder.has(item)))
    return {
      what,
      cure: 'this machine has a complete copy: npm run verify -- --repair uploads it again',
      // Only what has no manifest is sent.
      repair: () =>
        each([...wrong, manifest], (key) => store.delete(key)).then(() => pushItem(store, siteFolder, item)),
    };
  if (!isLive) return { what, cure: takesOut, repair: () => each(folders, (one) => store.delete(one)) };
  const { app } = item;
  const cure =
    app === undefined
      ? 'npm run rollback -- <app> --to <its live version> composes it again'
      : `npm run release -- ${app} publishes it again; npm run rollback -- ${app} makes another version live`;
  // Visitors still get the rest; without its manifest, a release places the same bytes anew.
  return { what, cure, repair: () => store.delete(manifest) };
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
  if (!back) return { what, cure: 'npm start makes a first generation' };
  const { generation, versions } = back;
  const at = access.store.now().toISOString();
  const entry = { at, action: 'recovered', apps: [], generation, versions } as const;
  return {
    what,
    cure: `npm run verify -- --repair makes generation ${generation} live, the last complete one`,
    repair: () => changeState(access, async () => ({ live: { generation, versions }, entry })),
  };
}
