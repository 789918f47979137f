import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { settingsFile, versionsFile } from './generationFiles';
import { getGenerationId } from './getGenerationId';
import { Bucket } from './objects/Bucket';
import { type ObjectStore, asJson, getJson, parsed } from './objects/ObjectStore';
import { generationItem } from './items';
import { manifestIn } from './pull';
import { newState, readState, stateKey } from './state';
import type { SiteFolder } from './SiteFolder';
import { generationTimeline } from './timeline';
import type {
  HistoryEntry,
  StoreAccess,
  StateSnapshot,
  SiteSettings,
  SiteState,
  Versions,
} from './state.contract';

// Older stores, before state.json: a folder had the link `current`, history.jsonl and site.json; a bucket had one
// pointer for each app. The first command converts them. Canary and previews end with that.

/** What such a store says: its state without a number, and its history. */
type Old = Pick<SiteState, 'live' | 'settings'> & { readonly history: readonly HistoryEntry[] };

/** Whether a folder is such a store. */
export const isOldStore = ({ path: folder }: SiteFolder): boolean =>
  !existsSync(path.join(folder, stateKey)) &&
  ['history.jsonl', 'site.json', 'current'].some((name) => existsSync(path.join(folder, name)));

/** Creates a store's first state, from the older format or empty. The caller holds the folder's lock. */
export async function convertStore({ store, siteFolder, say }: StoreAccess): Promise<StateSnapshot> {
  const isCopy = store.name !== siteFolder.path;
  const old = isCopy ? await oldBucket(store) : await oldFolder(store, await siteFolder.current());
  if (!old) return readState(store);
  if (store instanceof Bucket) await store.requireConditionalWrites();
  const { history, ...said } = old;
  for (const [index, entry] of history.entries())
    await store.put(`history/${index + 1}.json`, asJson(entry), { tag: null });
  const before = generationTimeline(history).slice(0, -1);
  const state = { ...said, number: history.length + 1, before: before.map(({ generation }) => generation) };
  await store.put(stateKey, asJson(newState(state)), { tag: null });
  // Older commands find this file, which is no pointer, and end with a message that says so.
  if (isCopy) await store.put('pointers/moved-to-state.json', asJson({ see: stateKey }), { tag: null });
  else
    for (const name of ['site.json', 'history.jsonl', 'canary.json', 'previews'])
      await rm(path.join(siteFolder.path, name), { recursive: true, force: true });
  say(
    `${store.name} was converted: ${stateKey} now names the live site. A canary and previews have ended: start them again. Older checkouts and servers do not know this format.`,
  );
  return readState(store);
}

async function oldFolder(store: ObjectStore, generation: string | undefined): Promise<Old | undefined> {
  const lines = String((await store.get('history.jsonl'))?.body ?? '').split('\n');
  // A kill may have cut a line short.
  const history = lines
    .map((line) => parsed(Buffer.from(line)) as (HistoryEntry & { id?: string }) | undefined)
    .filter((entry) => entry !== undefined);
  // This folder is a copy: what it shows belongs to the bucket.
  if (history.some(({ id }) => id !== undefined)) return undefined;
  const read = async (key: string) => (await getJson(store, key)) as SiteSettings | undefined;
  const first = await read('site.json');
  if (generation === undefined) return first && { settings: first, history };
  const [pages] = generationItem(generation).folders;
  const versions = (await getJson(store, pages + versionsFile)) as Versions;
  const settings = (await read(pages + settingsFile)) ?? first;
  return { live: { generation, versions }, ...(settings && { settings }), history };
}

interface Pointer {
  readonly to?: Readonly<Record<string, string | null>>;
  readonly settings?: SiteSettings;
  readonly apps?: readonly string[];
}

async function oldBucket(store: ObjectStore): Promise<Old | undefined> {
  const valuesIn = async (folder: string) => {
    const keys = (await store.list(folder)).map(({ key }) => key).filter((key) => key.endsWith('.json'));
    return Promise.all(keys.sort().map(async (key) => ({ key, value: await getJson(store, key) })));
  };
  const pointers: Record<string, Pointer> = {};
  for (const { key, value } of await valuesIn('pointers/'))
    pointers[path.posix.basename(key, '.json')] = (value ?? {}) as Pointer;
  const { shell, settings: { settings } = {} } = pointers;
  if (!settings) return undefined;
  if (!shell?.apps) return { settings, history: [] };
  const versions = Object.fromEntries(
    shell.apps.map((app) => [app, pointers[app]?.to?.[app] ?? '']),
  ) as Versions;
  const generation = getGenerationId(versions, settings);
  if (!(await manifestIn(store, generationItem(generation))))
    throw new ReleaseError(
      `${store.name} has an older format, and a command was killed before it ended. Finish it with that version's commands (npm run status), then run this one again.`,
    );
  const history = (await valuesIn('history/')).map(({ value }) => value as HistoryEntry);
  return { live: { generation, versions }, settings, history };
}
