import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Bucket, Listed } from './Bucket';
import {
  type Move,
  type Named,
  effectiveMoves,
  namedBy,
  pendingBelow,
  pointersOf,
  settingsPointer,
} from './moves';

/** All pointers of a bucket as they were at one moment. */
export interface Pointers {
  /** The objects as they lie there, with their tags. */
  readonly files: Readonly<Record<string, { readonly tag: string; readonly move: Move }>>;
  /** Pointer → the move in force. */
  readonly moves: Readonly<Record<string, Move>>;
  readonly named: Named | undefined;
  /** Changes with any pointer. */
  readonly mark: string;
}

const folder = 'pointers/';
const keyOf = (name: string) => `${folder}${name}.json`;
const nameOf = (key: string) => key.slice(folder.length, -'.json'.length);
const markOf = (listed: readonly Listed[]) => listed.map(({ key, tag }) => `${key} ${tag}`).join('\n');

/**
 * Reads all pointers, as they were at one moment: between two listings that say the same, nobody wrote.
 *
 * @param known pointers read before, which spare what has not changed since
 */
export async function readPointers(bucket: Bucket, known?: Pointers): Promise<Pointers> {
  let before = await bucket.list(folder);
  if (known && markOf(before) === known.mark) return known;
  for (;;) {
    const files: Record<string, { tag: string; move: Move }> = {};
    await bucket.each(before, async ({ key, tag }) => {
      const name = nameOf(key);
      const same = known?.files[name];
      if (same?.tag === tag) return void (files[name] = same);
      const found = await bucket.getJson(key);
      if (found) files[name] = { tag: found.tag, move: asMove(found.value, key, bucket) };
    });
    const after = await bucket.list(folder);
    const mark = markOf(after);
    if (mark === markOf(before)) {
      const moves = effectiveMoves(
        Object.fromEntries(Object.entries(files).map(([name, { move }]) => [name, move])),
      );
      return { files, moves, named: namedBy(moves), mark };
    }
    before = after;
  }
}

/** True where a move is in force at each of its pointers. */
export const isInForce = ({ moves }: Pointers, move: Move): boolean =>
  pointersOf(move).every((name) => moves[name]?.id === move.id);

/**
 * Moves pointers. The first object written carries the whole move; a kill after it leaves nothing half done.
 *
 * @param pointers as they were when the move was decided
 * @throws ReleaseError where one of them was moved meanwhile; nothing is moved then
 */
export async function writeMove(bucket: Bucket, pointers: Pointers, decided: Move): Promise<void> {
  const files = Object.fromEntries(Object.entries(pointers.files).map(([name, { move }]) => [name, move]));
  const pending = pendingBelow(files, decided);
  const move: Move = { ...decided, ...(pending.length > 0 && { pending }) };
  const body = `${JSON.stringify(move, null, 1)}\n`;
  let isWritten = false;
  for (const name of pointersOf(move)) {
    const tag = pointers.files[name]?.tag ?? null;
    if (await bucket.put(keyOf(name), body, { tag })) {
      isWritten = true;
      continue;
    }
    // An answer that was lost on its way: the SDK asked twice, and finds its own bytes there.
    const found = asMoveOrNone((await bucket.getJson(keyOf(name)))?.value);
    if (found?.id === move.id) {
      isWritten = true;
      continue;
    }
    if (isWritten) await putBack(bucket, move, pointers);
    throw new ReleaseError(
      `${name} was moved meanwhile${found ? ` (${circumstances(found)})` : ''}: nothing of this command is live. Run it again to build upon that.`,
    );
  }
}

/** Takes a move back at all pointers where it is still in force, to what was there before it. */
export async function putBack(bucket: Bucket, move: Move, before: Pointers, reason?: string): Promise<void> {
  const now = await readPointers(bucket);
  const names = pointersOf(move).filter((name) => now.moves[name]?.id === move.id);
  if (names.length === 0) return;
  const at = bucket.now();
  const settings = before.moves[settingsPointer]?.settings;
  const back: Move = {
    id: `${at.toISOString()}-${move.id.slice(-8)}-back`,
    to: Object.fromEntries(
      names
        .filter((name) => name !== settingsPointer)
        .map((app) => [app, before.moves[app]?.to[app] ?? null]),
    ),
    ...(names.includes(settingsPointer) && settings && { settings }),
    ...(names.includes('shell') && before.moves.shell?.apps && { apps: before.moves.shell.apps }),
    after: Object.fromEntries(names.map((name) => [name, move.id])),
    entry: { ...move.entry, at: at.toISOString(), action: 'rollback', reason },
    undoes: move.id,
  };
  await writeMove(bucket, now, back);
}

/** Who moved a pointer, when, and to what. */
export const circumstances = ({ entry: { action, by, at } }: Move): string =>
  `${action}${by ? ` by ${by.user} on ${by.host}` : ''} at ${at.slice(11, 19)} UTC`;

const isName = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9][\w.-]*$/.test(value);

function asMoveOrNone(value: unknown): Move | undefined {
  const move = value as Move | undefined;
  const isMove =
    typeof move?.id === 'string' &&
    /^[\w:.-]+$/.test(move.id) &&
    typeof move.after === 'object' &&
    typeof move.entry === 'object' &&
    typeof move.to === 'object' &&
    // They become names of folders.
    Object.entries(move.to).every(([app, version]) => isName(app) && (version === null || isName(version))) &&
    Object.keys(move.after).every(isName) &&
    (move.apps ?? []).every(isName) &&
    (move.pending ?? []).every((other) => asMoveOrNone(other) !== undefined);
  return isMove ? move : undefined;
}

function asMove(value: unknown, key: string, bucket: Bucket): Move {
  const move = asMoveOrNone(value);
  if (!move)
    throw new ReleaseError(
      `${key} in ${bucket.name} is no pointer that these commands can read. Bring this checkout up to date; if somebody wrote it by hand, take it away and release again.`,
    );
  return move;
}
