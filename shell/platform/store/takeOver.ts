import { existsSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getGenerationId } from './getGenerationId';
import { Bucket } from './objects/Bucket';
import { type ObjectStore, asJson, getJson } from './objects/ObjectStore';
import { isOver, writePreview } from './previews';
import { manifestIn, pagesFolder } from './pull';
import { isGeneration, newState, readState, stateKey } from './state';
import type { Store } from './Store';
import { generationTimeline } from './timeline';
import type { Canary, HistoryEntry, Place, Preview, Seen, SiteSettings, Versions } from './state.contract';

// Older stores, before state.json: a folder had the link `current`, history.jsonl, canary.json, previews/ and
// site.json. A bucket had one pointer for each app. The first command converts them.

/** Content of such a store. */
interface Old {
  readonly live?: { readonly generation: string; readonly versions: Versions };
  readonly settings?: SiteSettings | undefined;
  readonly history: readonly HistoryEntry[];
  readonly canary?: Partial<Canary> | undefined;
  readonly previews: readonly Preview[];
}

/** Whether a folder is such a store. */
export const isOldStore = ({ folder }: Store): boolean =>
  !existsSync(path.join(folder, stateKey)) &&
  ['history.jsonl', 'site.json', 'current'].some((name) => existsSync(path.join(folder, name)));

/** Creates a store's first state, from the older format or empty. The caller holds the folder's lock. */
export async function takeOver({ objects, store, say }: Place): Promise<Seen> {
  const isCopy = objects.name !== store.folder;
  const old = isCopy ? await oldBucket(objects) : await oldFolder(store);
  if (!old) return readState(objects);
  if (objects instanceof Bucket) await objects.mustCompare();
  for (const [index, entry] of old.history.entries())
    await objects.put(`history/${index + 1}.json`, asJson(entry), { tag: null });
  for (const preview of old.previews) await writePreview(objects, preview);
  const { canary } = old;
  const state = newState({
    number: old.history.length + 1,
    ...(old.live && { live: old.live }),
    ...(old.settings && { settings: old.settings }),
    before: generationTimeline(old.history)
      .slice(0, -1)
      .map(({ generation }) => generation),
    ...(isGeneration(canary?.generation) && { canary: canary as Canary }),
  });
  await objects.put(stateKey, asJson(state), { tag: null });
  // Older commands find this file, which is no pointer, and end with a message that says so.
  if (isCopy) await objects.put('pointers/moved-to-state.json', asJson({ see: stateKey }), { tag: null });
  else
    for (const name of ['site.json', 'history.jsonl', 'canary.json', 'previews'])
      await rm(path.join(store.folder, name), { recursive: true, force: true });
  say(
    `${objects.name} was taken over: what is live stands in ${stateKey} from now on. Older checkouts and servers do not know it.`,
  );
  return readState(objects);
}

async function oldFolder(store: Store): Promise<Old | undefined> {
  const text = (name: string) => readFile(path.join(store.folder, name), 'utf8').catch(() => undefined);
  const json = async (name: string) => {
    const found = await text(name);
    return found === undefined ? undefined : (JSON.parse(found) as unknown);
  };
  const generation = await store.current();
  const lines = ((await text('history.jsonl')) ?? '').split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as HistoryEntry & { id?: string }];
    } catch {
      // A kill cut this line short.
      return [];
    }
  });
  // This folder is a copy: what it shows belongs to the bucket.
  if (lines.some(({ id }) => id !== undefined)) return undefined;
  const first = (await json('site.json')) as SiteSettings | undefined;
  if (generation === undefined) return first && { settings: first, history: [], previews: [] };
  const versions = await store.getVersions(generation);
  const named = (await readdir(path.join(store.folder, 'previews')).catch(() => [])).filter((name) =>
    name.endsWith('.json'),
  );
  const settings = (await json(`pages/${generation}/settings.json`).catch(() => undefined)) as
    SiteSettings | undefined;
  const last = lines.at(-1);
  const missing: HistoryEntry[] =
    last?.generation === generation
      ? []
      : [{ at: new Date().toISOString(), action: 'recovered', apps: [], generation, versions }];
  return {
    live: { generation, versions },
    settings: settings ?? first,
    history: [...lines, ...missing],
    canary: (await json('canary.json')) as Partial<Canary> | undefined,
    previews: (await Promise.all(named.map((name) => json(`previews/${name}`)))) as Preview[],
  };
}

interface Pointer {
  readonly to?: Readonly<Record<string, string | null>>;
  readonly settings?: SiteSettings;
  readonly apps?: readonly string[];
}

async function oldBucket(objects: ObjectStore): Promise<Old | undefined> {
  const keysIn = async (folder: string) =>
    (await objects.list(folder)).map(({ key }) => key).filter((key) => key.endsWith('.json'));
  const pointers: Record<string, Pointer> = {};
  for (const key of await keysIn('pointers/'))
    pointers[path.posix.basename(key, '.json')] = ((await getJson(objects, key)) ?? {}) as Pointer;
  const { shell, settings: { settings } = {} } = pointers;
  if (!settings) return undefined;
  if (!shell?.apps) return { settings, history: [], previews: [] };
  const versions = Object.fromEntries(
    shell.apps.map((app) => [app, pointers[app]?.to?.[app] ?? '']),
  ) as Versions;
  const generation = getGenerationId(versions, settings);
  if (!(await manifestIn(objects, pagesFolder(generation))))
    throw new ReleaseError(
      `${objects.name} is of an earlier release, and a run was killed there in the midst. Finish it with the commands of that release (npm run status); then run this one again.`,
    );
  const entries = await Promise.all((await keysIn('history/')).sort().map((key) => getJson(objects, key)));
  const previews = await Promise.all((await keysIn('previews/')).map((key) => getJson(objects, key)));
  return {
    live: { generation, versions },
    settings,
    history: entries as HistoryEntry[],
    canary: (await getJson(objects, 'canary.json')) as Partial<Canary> | undefined,
    previews: (previews as Preview[]).filter(
      (preview) => preview?.until !== undefined && !isOver(preview, objects.now()),
    ),
  };
}
