import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type HistoryEntry, historyFile, readHistory } from '../history';
import { type Store, type Versions, writeWhole } from '../Store';
import type { Bucket } from './Bucket';
import { type Move, type Named, pointersOf, settingsPointer } from './moves';
import type { Pointers } from './pointers';

const folder = 'history/';
const idOf = (key: string) => key.slice(folder.length, -'.json'.length);

/** An entry, under the name of the move that it tells of. */
type Entry = HistoryEntry & { readonly id: string };
const isEntry = (entry: HistoryEntry & { id?: string }): entry is Entry => entry.id !== undefined;

/**
 * Brings the folder's history to what the bucket has. Each entry is one object, written once.
 *
 * Two machines that release at the same time know of each other or not, as it comes; who wrote first may have
 * seen less. So an entry counts for the apps that it moved, and the others are as the entries before it say.
 */
export async function pullHistory(bucket: Bucket, store: Store): Promise<readonly Entry[]> {
  const known = new Map(
    (await readHistory(store)).filter(isEntry).map((entry) => [entry.id, entry] as const),
  );
  const ids = (await bucket.list(folder)).map(({ key }) => idOf(key)).sort();
  await bucket.each(
    ids.filter((id) => !known.has(id)),
    async (id) => {
      const found = await bucket.getJson(`${folder}${id}.json`);
      if (found) known.set(id, { ...(found.value as HistoryEntry), id });
    },
  );
  const entries = inOrder(ids.flatMap((id) => known.get(id) ?? []));
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  // Before the first release into a bucket the folder's own history stays.
  const before = await readFile(historyFile(store), 'utf8').catch(() => '');
  if (text !== '' && text !== before) await writeWhole(historyFile(store), text);
  return entries;
}

function inOrder(entries: readonly Entry[]): Entry[] {
  let state: Versions | undefined;
  return entries.map((entry) => {
    const own = Object.fromEntries(entry.apps.map((app) => [app, entry.versions[app]]));
    const known = { ...entry.versions, ...state, ...own };
    // The registry of the time decides which apps there are.
    const versions = Object.fromEntries(
      Object.entries(entry.versions).map(([app, version]) => [app, known[app] ?? version]),
    ) as Versions;
    state = versions;
    return { ...entry, versions };
  });
}

/**
 * Writes down the moves in force that the history does not tell of yet: theirs was a killed run, or it is this one.
 *
 * @returns whether there were any
 */
export async function recordMoves(
  bucket: Bucket,
  { moves }: Pointers,
  { generation, versions }: Named,
  history: readonly Entry[],
): Promise<boolean> {
  const told = new Set(history.map(({ id }) => id));
  const untold = [...new Map(Object.values(moves).map((move) => [move.id, move])).values()].filter(
    // That a move was put back which never was live is no news.
    ({ id, undoes }) => !told.has(id) && (undoes === undefined || told.has(undoes)),
  );
  // What was moved before a first release made the site whole was never live by itself.
  const news = told.size > 0 ? untold : untold.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, 1);
  for (const move of news)
    await bucket.put(
      `${folder}${move.id}.json`,
      JSON.stringify({ ...move.entry, apps: appsOf(move), generation, versions } satisfies HistoryEntry),
      { tag: null },
    );
  return untold.length > 0;
}

const appsOf = (move: Move) => pointersOf(move).filter((name) => name !== settingsPointer);

/** Writes down an entry that is no move: what became of a canary. */
export async function putEntry(bucket: Bucket, store: Store, entry: HistoryEntry): Promise<void> {
  await bucket.put(`${folder}${keyOf(entry)}.json`, JSON.stringify(entry), { tag: null });
  await pullHistory(bucket, store);
}

/** Takes the history that a folder had before it shared a bucket along. */
export async function pushOwnHistory(bucket: Bucket, store: Store): Promise<void> {
  const own = (await readHistory(store)).filter((entry) => !isEntry(entry));
  await bucket.each(own, async (entry) =>
    bucket.put(`${folder}${keyOf(entry)}.json`, JSON.stringify(entry), { tag: null }),
  );
}

const keyOf = (entry: HistoryEntry) =>
  `${entry.at}-${createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8)}`;

/** Generations that were live, newest first. */
export async function generationsOf(bucket: Bucket, store: Store): Promise<string[]> {
  const entries = await pullHistory(bucket, store);
  return [...new Set(entries.map(({ generation }) => generation).reverse())];
}
