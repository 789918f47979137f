import { withStoreLock } from 'shared-content/build/withStoreLock';
import { BucketError } from '../../store/objects/bucketError';
import { openBucket } from '../../store/objects/openBucket';
import { FolderObjects } from '../../store/objects/FolderObjects';
import { pollSeconds } from '../../store/followStore';
import { type Place, isCopy, refresh } from '../../store/place';
import { pullVersion } from '../../store/pull';
import { isOldStore } from '../../store/takeOver';
import { say, store } from './context';

/** Progress of the store is no result: stdout of nginx, trace or weights is a file somewhere. */
const tell = (line: string): void => console.error(line);

let opened: Promise<Place> | undefined;

async function open(): Promise<Place> {
  const bucket = await openBucket(process.env);
  // Each server sees a new state within one poll, and copies it within another.
  const lead = 2 * pollSeconds(process.env.SITE_STORE_POLL?.trim() || undefined);
  return { store, say, objects: bucket ?? new FolderObjects(store.folder), ...(bucket && { lead }) };
}

/** The store that decides (the bucket of SITE_STORE, or the folder SITE_DIR), and this machine's folder. */
export const placeHere = (): Promise<Place> => (opened ??= open());

/** Runs `work` as the only one that changes this folder, which shows what the store says is live. */
export async function inStore<T>(wait: number, work: (place: Place) => Promise<T>): Promise<T> {
  const place = await placeHere();
  return withStoreLock(store.folder, { wait, say: tell }, async () => {
    await refresh({ ...place, say: tell });
    return work(place);
  });
}

/** What a command's action needs first: where machines share a bucket its state, and of an old store that it is taken over. */
export async function bringUpToDate(wait = 10): Promise<void> {
  const place = await placeHere();
  if (isCopy(place) || isOldStore(store)) await inStore(wait, async () => {});
}

/** Copies a version that this folder has not, if the store has it. What it has not is said by who looks for it. */
export async function fetched(pull: Promise<unknown>): Promise<void> {
  await pull.catch((error: unknown) => {
    if (error instanceof BucketError) throw error;
  });
}

export const fetchVersion = async (app: string, version: string): Promise<void> =>
  fetched(pullVersion((await placeHere()).objects, store, app, version));
