import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type ObjectStore, parseJson } from './objects/ObjectStore';
import { asJson, writeWhole } from 'shared-content/artifact/durable';
import type { SiteFolder } from './SiteFolder';
import type { StateSnapshot, SiteState } from './state.contract';

export const stateKey = 'state.json';
const empty: StateSnapshot = { state: { number: 0, id: '', before: [] }, tag: null };

export const newState = (state: Omit<SiteState, 'id'>): SiteState => ({
  ...state,
  id: randomBytes(6).toString('hex'),
});

const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9][\w.-]*$/.test(value);
export const isGeneration = (value: unknown): boolean => /^[0-9a-f]{12}$/.test(String(value));
/** App → version: both become names of folders. */
export const isVersions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.entries(value).flat().every(isName);

function asState(value: unknown, name: string): SiteState {
  const state = value as Partial<SiteState> | undefined;
  const { live } = state ?? {};
  const isState =
    Number.isInteger(state?.number) &&
    Array.isArray(state?.before) &&
    (!live || (isGeneration(live.generation) && isVersions(live.versions)));
  if (!isState)
    throw new ReleaseError(
      `${stateKey} in ${name} cannot be read by this checkout. Update the checkout; if it was edited by hand, restore it from history/.`,
      'broken',
    );
  return state as SiteState;
}

/**
 * Reads the state of a store; its tag is null where there is none.
 *
 * @param known the last state read: returned itself where nothing has changed since
 */
export async function readState(store: ObjectStore, known?: StateSnapshot): Promise<StateSnapshot> {
  const found = await store.get(stateKey, known?.tag ?? undefined);
  if (found === 'same') return known ?? empty;
  if (found) return { state: asState(parseJson(found.body), store.name), tag: found.tag };
  return empty;
}

/** The state in a copy's folder: with the bucket's name. */
type ShownState = SiteState & { readonly of?: string };

/** The state that a folder shows: its own, or that of the bucket it copies. */
export function readShown(siteFolder: SiteFolder): ShownState | undefined {
  try {
    return JSON.parse(readFileSync(path.join(siteFolder.path, stateKey), 'utf8')) as ShownState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ReleaseError(`${path.join(siteFolder.path, stateKey)}: ${(error as Error).message}`, 'broken');
  }
}

/** Records which state of a bucket a folder shows. */
export const writeShown = (siteFolder: SiteFolder, state: SiteState, of: string): Promise<void> =>
  writeWhole(path.join(siteFolder.path, stateKey), asJson({ ...state, of }));
