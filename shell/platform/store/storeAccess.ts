import { asJson } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { Bucket, BucketError } from './objects/Bucket';
import { openBucket } from './objects/openBucket';
import { pullGeneration, skipCorrupt } from './pull';
import { refuseRemoved } from './removal';
import { type Change, getLive, getNextState, parseState, readState, stateKey } from './state';
import type { SiteFolder } from './SiteFolder';
import type { ShownState, StoreAccess, StateSnapshot, SiteState } from './state.contract';

export const folderAccess = (
  siteFolder: SiteFolder,
  log: (line: string) => void = () => {},
): StoreAccess => ({
  store: siteFolder,
  siteFolder,
  log,
});

/** Seconds between two checks of site servers for a new state (SITE_STORE_POLL), 5 by default. */
export function getPoll(env: NodeJS.ProcessEnv): number {
  const value = env.SITE_STORE_POLL?.trim() || '5';
  const seconds = Number(value);
  if (!(seconds >= 0.1 && seconds <= 3600))
    throw new ReleaseError(`SITE_STORE_POLL must be a number of seconds from 0.1 to 3600, not ${value}.`);
  return seconds;
}

/** The store that decides (the bucket of SITE_STORE, or the folder itself), and this machine's folder. */
export async function openStoreAccess(
  siteFolder: SiteFolder,
  log: StoreAccess['log'],
  env: NodeJS.ProcessEnv,
): Promise<StoreAccess> {
  const bucket = await openBucket(env);
  return bucket ? { siteFolder, log, store: bucket } : folderAccess(siteFolder, log);
}

/** Whether the folder is a copy of a bucket. */
export const isCopy = ({ store, siteFolder }: Pick<StoreAccess, 'store' | 'siteFolder'>): boolean =>
  store !== siteFolder;

/**
 * Makes a copy show a state to the servers of its machine. It first gets what the state names: the live generation comes
 * whole, or the copy fails. A folder that is the store shows its own state.
 */
export async function showState(access: StoreAccess, state: SiteState): Promise<void> {
  if (!isCopy(access)) return;
  const { store, siteFolder } = access;
  const generation = getLive(state)?.generation;
  if (generation !== undefined) await pullGeneration(store, siteFolder, generation);
  await siteFolder.put(stateKey, asJson({ ...state, of: store.name } satisfies ShownState));
}

/** Refuses to make a folder that is a store itself the copy of another store. */
export function refuseOwnStore({ store, siteFolder }: StoreAccess): void {
  const shown = siteFolder.shown();
  if (!shown || shown.of === store.name) return;
  throw new ReleaseError(
    `${siteFolder.path} is ${shown.of === undefined ? 'a store of its own' : `a copy of ${shown.of}`}, not a copy of ${store.name}. Name another folder (SITE_DIR), or leave SITE_STORE out.`,
  );
}

/**
 * Reads the state and makes this machine's folder show it, with all that it names. The caller holds the folder's lock.
 */
export async function refresh(access: StoreAccess): Promise<StateSnapshot> {
  const seen = await readState(access.store);
  if (isCopy(access)) refuseOwnStore(access);
  await skipCorrupt(
    () => showState(access, seen.state),
    (fault) => access.log(`NOT SHOWN: ${fault}`),
  );
  return seen;
}

/**
 * Replaces the state that was seen with the next one, and makes this folder show it. The store already has what the
 * state names. The caller holds the folder's lock.
 *
 * @returns undefined where another process swapped first; nothing has changed then
 */
export async function swapState(
  access: StoreAccess,
  seen: StateSnapshot,
  change: Change,
): Promise<StateSnapshot | undefined> {
  const { store } = access;
  if (change.entry) refuseRemoved(seen.state, change.entry);
  if (seen.tag === null && store instanceof Bucket) await store.requireConditionalWrites();
  const state = getNextState(seen.state, change);
  const tag = await putState(access, seen, state);
  if (tag === undefined) return undefined;
  await showState(access, state);
  return { state, tag };
}

async function putState(
  { store }: StoreAccess,
  { tag }: StateSnapshot,
  state: SiteState,
): Promise<string | undefined> {
  // If an answer was lost, the SDK asked twice, and the bucket may already have our own state.
  const findOwn = async () => {
    const now = await readState(store);
    return now.state.id === state.id ? (now.tag ?? undefined) : undefined;
  };
  const json = asJson(state);
  // What no command could read again would end the store.
  parseState(json, store.name);
  try {
    return (await store.put(stateKey, json, { tag })) ?? (await findOwn());
  } catch (error) {
    const there = await findOwn().catch(() => {
      throw new BucketError(
        `It is unknown whether this release is live: ${(error as Error).message.replace(/ Nothing live was touched\./, '')} Run npm run status when the bucket answers.`,
      );
    });
    if (there === undefined) throw error;
    return there;
  }
}
