import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { appName, sourceShape, versionName } from 'shared-content/artifact/build.shape';
import { count, fits, list, object, optional, parseShape, record, text } from 'shared-content/artifact/shape';
import { versionsFile } from './generationFiles';
import type { ObjectStore } from './objects/ObjectStore';
import type { HistoryEntry, StateSnapshot, SiteState, Versions } from './state.contract';

// What a store holds comes from disks, buckets and other machines. It is parsed here before it becomes a path, an
// address or an option of a command.

const generationName = text(/^[0-9a-f]{12}$/);

const versionsShape = record(appName, versionName);
export const isVersions = (value: unknown): value is Versions => versionsShape(value, '') === undefined;

const time = fits((value) => typeof value === 'string' && Number.isFinite(Date.parse(value)));

const entryShape = object({
  action: text(/^[a-z]+$/),
  at: time,
  apps: list(appName),
  generation: generationName,
  versions: versionsShape,
  settings: optional(list(text())),
  sources: optional(record(appName, sourceShape)),
  by: optional(object({ user: text(), host: text(), run: optional(text()) })),
  reason: optional(text()),
});

/** A folder that prune may remove. */
const removable = text(/^(?:assets|bundles|pages)(?:\/(?!\.{1,2}\/)[^/\\\0]+)+\/$/);

const stateShape = object({
  number: count,
  id: text(),
  history: list(entryShape),
  settings: optional(object({ siteUrl: text(/^https?:\/\//), policy: object({}) })),
  removing: optional(object({ keys: list(removable), by: text(), since: time })),
});

export const stateKey = 'state.json';
const empty: StateSnapshot = { state: { number: 0, id: '', history: [] }, tag: null };

/** Changes that the state remembers: years of releases. It stays below a megabyte. */
const longestHistory = 1_000;

/** The fields that a swap changes, and the entry of a switch; all others stay as they are. */
export type Change = Partial<Pick<SiteState, 'settings' | 'removing'> & { readonly entry: HistoryEntry }>;

export const getNextState = (
  { number, history, ...unchanged }: SiteState,
  { entry, ...change }: Change,
): SiteState => ({
  ...unchanged,
  ...change,
  number: number + 1,
  id: randomBytes(6).toString('hex'),
  history: [...history, ...(entry ? [entry] : [])].slice(-longestHistory),
});

/** What is live: the last switch; undefined before the first one. */
export const getLive = (state: Pick<SiteState, 'history'> | undefined): HistoryEntry | undefined =>
  state?.history.at(-1);

/** @throws ReleaseError where no checkout of this format could read the state of the store of this name */
export function parseState<T extends SiteState>(json: Buffer | string, name: string): T {
  return parseShape<T>(
    json,
    stateShape,
    (fault) =>
      new ReleaseError(
        `${stateKey} in ${name} cannot be used by this checkout: ${fault}. Update the checkout; if it was edited by hand, restore it from a backup. A store of an older format is not read: create a new one (SITE_DIR or SITE_STORE).`,
        'broken',
      ),
  );
}

/**
 * Reads the state of a store; its tag is null where there is none.
 *
 * @param known the last state read: returned itself where nothing has changed since
 */
export async function readState(store: ObjectStore, known?: StateSnapshot): Promise<StateSnapshot> {
  const found = await store.get(stateKey, known?.tag ?? undefined);
  if (found === 'same') return known ?? empty;
  if (found) return { state: parseState(found.body, store.name), tag: found.tag };
  return empty;
}

/** Reads the versions that a folder of documents was composed of. */
export async function readVersions(folder: string, refuse: (fault: string) => Error): Promise<Versions> {
  const json = await readFile(path.join(folder, versionsFile)).catch(() => {
    throw refuse(`its ${versionsFile} is missing`);
  });
  return parseShape(json, versionsShape, (fault) => refuse(`its ${versionsFile} cannot be used: ${fault}`));
}
