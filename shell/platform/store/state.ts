import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type ObjectStore, asJson, parsed } from './objects/ObjectStore';
import { writeWhole } from 'shared-content/artifact/durable';
import type { Store } from './Store';
import type { Canary, StateSnapshot, SiteState } from './state.contract';

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
  const { live, canary } = state ?? {};
  const isState =
    Number.isInteger(state?.number) &&
    Array.isArray(state?.before) &&
    (!live || (isGeneration(live.generation) && isVersions(live.versions))) &&
    // These values become lines of nginx's configuration.
    (!canary ||
      ([canary.id, canary.generation].every(isGeneration) &&
        isVersions(canary.to) &&
        /^\d{1,2}$/.test(String(canary.share))));
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
export async function readState(objects: ObjectStore, known?: StateSnapshot): Promise<StateSnapshot> {
  const found = await objects.get(stateKey, known?.tag ?? undefined);
  if (found === 'same') return known ?? empty;
  return found ? { state: asState(parsed(found.body), objects.name), tag: found.tag } : empty;
}

/** The state in a copy's folder: with the bucket's name. */
type ShownState = SiteState & { readonly of?: string };

/** The state that a folder shows: its own, or that of the bucket it copies. */
export function readShown(store: Store): ShownState | undefined {
  try {
    return JSON.parse(readFileSync(path.join(store.folder, stateKey), 'utf8')) as ShownState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ReleaseError(`${path.join(store.folder, stateKey)}: ${(error as Error).message}`, 'broken');
  }
}

/** Records which state of a bucket a folder shows. */
export const writeShown = (store: Store, state: SiteState, of: string): Promise<void> =>
  writeWhole(path.join(store.folder, stateKey), asJson({ ...state, of }));

/** The canary that a folder shows, if one runs. */
export const readCanary = (store: Store): Canary | undefined => readShown(store)?.canary;
