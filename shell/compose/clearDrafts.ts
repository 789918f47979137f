import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../release/Store';

/** Removes drafts that a killed run left behind; the caller holds the store's lock. */
export async function clearDrafts(store: Store): Promise<void> {
  await rm(path.join(store.folder, 'drafts'), { recursive: true, force: true });
}
