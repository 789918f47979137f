import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { ObjectStore } from './objects/ObjectStore';
import { asJson, writeWhole } from 'shared-content/artifact/durable';
import type { SiteFolder } from './SiteFolder';
import type { StateSnapshot, SiteState } from './state.contract';
import { parseState } from './state.shape';

export const stateKey = 'state.json';
const empty: StateSnapshot = { state: { number: 0, id: '', before: [] }, tag: null };

export const newState = (state: Omit<SiteState, 'id'>): SiteState => ({
  ...state,
  id: randomBytes(6).toString('hex'),
});

const createStateError = (name: string) => (fault: string) =>
  new ReleaseError(
    `${stateKey} in ${name} cannot be used by this checkout: ${fault}. Update the checkout; if it was edited by hand, restore it from history/. A store of an older format is not read: create a new one (SITE_DIR or SITE_STORE).`,
    'broken',
  );

/**
 * Reads the state of a store; its tag is null where there is none.
 *
 * @param known the last state read: returned itself where nothing has changed since
 */
export async function readState(store: ObjectStore, known?: StateSnapshot): Promise<StateSnapshot> {
  const found = await store.get(stateKey, known?.tag ?? undefined);
  if (found === 'same') return known ?? empty;
  if (found) return { state: parseState(found.body, createStateError(store.name)), tag: found.tag };
  return empty;
}

/** The state in a copy's folder: with the bucket's name. */
type ShownState = SiteState & { readonly of?: string };

/** The state that a folder shows: its own, or that of the bucket it copies. */
export function readShown(siteFolder: SiteFolder): ShownState | undefined {
  const file = path.join(siteFolder.path, stateKey);
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return parseState(json, createStateError(siteFolder.path));
}

/** Records which state of a bucket a folder shows. */
export const writeShown = (siteFolder: SiteFolder, state: SiteState, of: string): Promise<void> =>
  writeWhole(path.join(siteFolder.path, stateKey), asJson({ ...state, of }));
