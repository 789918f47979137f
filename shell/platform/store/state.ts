import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Canary } from './canary';
import type { HistoryEntry } from './history';
import { type ObjectStore, asJson, parsed } from './objects/ObjectStore';
import type { SiteSettings } from './SiteSettings';
import { type Store, type Versions, writeWhole } from './Store';

/**
 * What is live, and what stands beside it: one object of the store. It is swapped for the next one by whoever saw it
 * last (compare and swap), and names nothing that does not lie in the store whole.
 */
export interface SiteState {
  /** One more than that of the state before. */
  readonly number: number;
  /** By which a swap whose answer was lost knows its own state. */
  readonly id: string;
  readonly live?: { readonly generation: string; readonly versions: Versions };
  /** What all documents share; before the first release what that one is to be composed with. */
  readonly settings?: SiteSettings;
  /** Generations that `rollback` goes back to, oldest first. */
  readonly before: readonly string[];
  readonly canary?: Canary;
  /** What breaks on live pages and was accepted by name (--force). */
  readonly accepted?: readonly string[];
  /** Objects and folders (with a slash) that prune is taking away: nobody may name them until they are gone. */
  readonly removing?: readonly string[];
  /** When servers switch to it, by the bucket's clock: all at once, as soon as each has copied what it names. */
  readonly from?: string;
  /** What the history says of it. */
  readonly entry?: HistoryEntry;
}

/** A state as it was read, with its object's tag; null where there is none yet. */
export interface Seen {
  readonly state: SiteState;
  readonly tag: string | null;
}

export const stateKey = 'state.json';
const empty: Seen = { state: { number: 0, id: '', before: [] }, tag: null };

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
    // They become lines of nginx's configuration.
    (!canary ||
      ([canary.id, canary.generation, canary.upon].every(isGeneration) &&
        isVersions(canary.to) &&
        /^\d{1,2}$/.test(String(canary.share))));
  if (!isState)
    throw new ReleaseError(
      `${stateKey} in ${name} is no state that these commands can read. Bring this checkout up to date; if somebody wrote it by hand, put back what history/ has of it.`,
      'broken',
    );
  return state as SiteState;
}

/**
 * Reads what a store says is live.
 *
 * @param known what was read before: that very object where nothing has changed since
 * @returns a state with the tag null where the store has none
 */
export async function readState(objects: ObjectStore, known?: Seen): Promise<Seen> {
  const found = await objects.get(stateKey, known?.tag ?? undefined);
  if (found === 'same') return known ?? empty;
  return found ? { state: asState(parsed(found.body), objects.name), tag: found.tag } : empty;
}

/** A state as a folder of copies has it: with the bucket's name. */
type Shown = SiteState & { readonly of?: string };

/** The state that a folder shows: its own, or the bucket's that it is a copy of. */
export function readShown(store: Store): Shown | undefined {
  try {
    return JSON.parse(readFileSync(path.join(store.folder, stateKey), 'utf8')) as Shown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ReleaseError(`${path.join(store.folder, stateKey)}: ${(error as Error).message}`, 'broken');
  }
}

/** Writes down which state of a bucket a folder shows. */
export const writeShown = (store: Store, state: SiteState, of: string): Promise<void> =>
  writeWhole(path.join(store.folder, stateKey), asJson({ ...state, of }));
