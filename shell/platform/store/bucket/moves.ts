import { randomBytes } from 'node:crypto';
import { generationOf } from '../generationOf';
import type { HistoryEntry } from '../history';
import type { SiteSettings } from '../SiteSettings';
import type { Versions } from '../Store';

/** Name of the pointer to the settings, beside those of the apps. */
export const settingsPointer = 'settings';

/**
 * One decision on what is to be live: versions of some apps, settings, or both. The pointer of each app is
 * the last move that concerns it, whole: `pointers/mfe-company.json`.
 *
 * A move of several pointers happens at once, though a bucket writes one object at a time: whoever reads the
 * first of them written takes it for all (`effectiveMoves`), as long as `after` says that the others are
 * still those which it moves on from.
 */
export interface Move {
  /** `<ISO 8601>-<random>`: moves sort by time, and none has the name of another. */
  readonly id: string;
  /** App → version; null takes the app's pointer back to nothing. */
  readonly to: Readonly<Record<string, string | null>>;
  readonly settings?: SiteSettings;
  /** With the shell: the apps of its registry. Other pointers are left alone, and have no effect. */
  readonly apps?: readonly string[];
  /** Pointer → id of the move that this one takes the place of; null where there was none. */
  readonly after: Readonly<Record<string, string | null>>;
  /** What the history says of it. */
  readonly entry: Pick<
    HistoryEntry,
    'at' | 'action' | 'settings' | 'kit' | 'checkout' | 'sources' | 'by' | 'reason' | 'seconds'
  >;
  /** Breaks were accepted by name (--force): composing it again accepts them, too. */
  readonly force?: boolean;
  /** The move that this one puts back, because what the pointers named did not go together. */
  readonly undoes?: string;
  /** Moves that lay in the same object and had not reached all their pointers yet. */
  readonly pending?: readonly Move[];
}

export const newMoveId = (now: Date): string => `${now.toISOString()}-${randomBytes(4).toString('hex')}`;

/** Names of the pointers that a move moves. */
export const pointersOf = (move: Move): string[] => Object.keys(move.after).sort();

type Moves = Readonly<Record<string, Move>>;

/**
 * Pointer → the move in force there, out of the objects as they lie in the bucket: what a killed run moved in
 * part counts as moved whole.
 */
export function effectiveMoves(files: Moves): Moves {
  const all = Object.values(files).flatMap((move) => [move, ...(move.pending ?? [])]);
  const names = new Set([...Object.keys(files), ...all.flatMap(pointersOf)]);
  const result: Record<string, Move> = {};
  for (const name of names) {
    let move: Move | undefined = files[name];
    const seen = new Set<string | null>();
    for (;;) {
      const from: string | null = move?.id ?? null;
      if (seen.has(from)) break;
      seen.add(from);
      const next = all.find(({ after }) => name in after && after[name] === from);
      if (!next) break;
      move = next;
    }
    if (move) result[name] = move;
  }
  return result;
}

/**
 * What overwriting objects with a move would lose, wherever its run is killed: the rest of moves that are under
 * way to other pointers.
 */
export function pendingBelow(files: Moves, next: Move): Move[] {
  const names = pointersOf(next);
  const wanted = { ...effectiveMoves(files), ...overAll(names, next) };
  const isKept = (written: readonly string[]) => {
    const after = effectiveMoves({ ...files, ...overAll(written, next) });
    return Object.keys(wanted).every((name) => after[name]?.id === wanted[name]?.id);
  };
  if (names.every((_, index) => isKept(names.slice(0, index + 1)))) return [];
  const overwritten = names.flatMap((name) => files[name] ?? []);
  const inside = overwritten.flatMap(({ pending = [], ...move }) => [move, ...pending]);
  return [...new Map(inside.map((move) => [move.id, move])).values()];
}

const overAll = (names: readonly string[], move: Move): Moves =>
  Object.fromEntries(names.map((name) => [name, move]));

/** What pointers name: nothing before the first release, else one composition. */
export interface Named {
  readonly generation: string;
  readonly versions: Versions;
  readonly settings: SiteSettings;
}

/** The composition that the moves in force name, if they name a whole one. */
export function namedBy(moves: Moves): Named | undefined {
  const { shell, [settingsPointer]: moved } = moves;
  if (!shell?.apps || !moved?.settings) return undefined;
  const versions: Record<string, string> = {};
  for (const app of shell.apps) {
    const version = moves[app]?.to[app];
    if (!version) return undefined;
    versions[app] = version;
  }
  const { settings } = moved;
  return {
    generation: generationOf(versions as Versions, settings),
    versions: versions as Versions,
    settings,
  };
}
