import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { once } from 'node:events';
import { isDate } from 'node:util/types';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import type { Database, Db } from './database';
import type { Session } from './singleSessionDialect';

export interface OwnerQuery {
  sql: string;
  parameters: unknown[];
}
export type OwnerAnswer = { rows: unknown[]; affectedRows: number } | { error: string };

/** Milliseconds that a transaction may pause between two statements: visitors wait, because all share one session. */
const patienceMs = 5_000;

/**
 * Answers owner commands while the site runs: the embedded database belongs to this process alone. The socket is in
 * the data folder and readable by its own user only. Between `begin` and `commit` a connection has the session to
 * itself, so that a backup sees one state.
 */
export async function serveOwnerSocket(dataDir: string, db: Db): Promise<{ close: () => Promise<void> }> {
  const path = ownerSocketPath(dataDir);
  if (path === undefined) return { close: async () => {} };
  // A file here is left over, because the folder's lock is ours.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const answer = createAnswer(db, socket);
    let turn = Promise.resolve();
    onFrames(socket, (query) => {
      turn = turn.then(async () => sendFrame(socket, await answer(query)));
    });
  });
  await listenPrivately(server, path);
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers one connection's statements. Every statement, however wrong, gets an answer. */
function createAnswer(db: Db, socket: Socket): (query: unknown) => Promise<OwnerAnswer> {
  let transaction: ControlledTransaction<Database> | undefined;
  const end = async (how: 'commit' | 'rollback') => {
    const ending = transaction;
    transaction = undefined;
    socket.setTimeout(0);
    await ending?.[how]().execute();
  };
  socket.on('timeout', () => socket.destroy());
  socket.on('close', () => void end('rollback').catch(() => {}));

  return async (query) => {
    try {
      if (!isQuery(query)) return { error: 'A query is { "sql": text, "parameters": [values] }' };
      const { sql, parameters } = query;
      // With an isolation level it is another statement; one session needs none.
      if (/^(begin|start transaction)\b/.test(sql)) {
        const begun = await db.startTransaction().execute();
        if (socket.destroyed) {
          await begun.rollback().execute();
          return { error: 'The connection is closed' };
        }
        transaction = begun;
        socket.setTimeout(patienceMs);
      } else if (sql === 'commit' || sql === 'rollback') await end(sql);
      else {
        const { rows, numAffectedRows } = await (transaction ?? db).executeQuery(
          CompiledQuery.raw(sql, parameters),
        );
        return { rows, affectedRows: Number(numAffectedRows ?? 0) };
      }
      return { rows: [], affectedRows: 0 };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
}

function isQuery(value: unknown): value is OwnerQuery {
  const { sql, parameters } = (value ?? {}) as Partial<OwnerQuery>;
  return typeof sql === 'string' && Array.isArray(parameters);
}

function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The file is created within this call, so it never has wider permissions.
    const before = process.umask(0o077);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
    server.unref();
  });
}

/** The longest path of a socket, in bytes. The kernel takes 107; a little less is safe on every system. */
const longest = 100;

/** The socket's path; undefined on systems without socket files, or when the folder's path is too long for one. */
export function ownerSocketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(dataDir, 'owner.sock');
  return [path, relative(process.cwd(), path)].find((candidate) => Buffer.byteLength(candidate) <= longest);
}

/** A session in the process that holds the embedded database; undefined when none is running. */
export async function connectOwnerSocket(dataDir: string): Promise<Session | undefined> {
  const path = ownerSocketPath(dataDir);
  if (path === undefined) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  const waiting: { resolve: (answer: OwnerAnswer) => void; reject: (error: Error) => void }[] = [];
  onFrames(socket, (answer) => waiting.shift()?.resolve(answer as OwnerAnswer));
  const stopped = () => new StartError('The server stopped meanwhile; please run the command again');
  socket.on('error', () => {});
  socket.on('close', () => waiting.splice(0).forEach(({ reject }) => reject(stopped())));

  return {
    query: async <R>(sql: string, parameters: unknown[]) => {
      const answer = await new Promise<OwnerAnswer>((resolve, reject) => {
        // A closed socket does not report its end again.
        if (!socket.writable) return reject(stopped());
        waiting.push({ resolve, reject });
        sendFrame(socket, { sql, parameters } satisfies OwnerQuery);
      });
      if ('error' in answer) throw new Error(answer.error);
      return { rows: answer.rows as R[], affectedRows: answer.affectedRows };
    },
    close: async () => void socket.end(),
  };
}

/** Marks a date, because JSON has no type for one. */
const tag = '$date';

/** Sends one value as one line. */
export function sendFrame(socket: Socket, value: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(value, tagDates)}\n`);
}

/** Reads values line by line. A line that is no JSON ends its connection, and nothing else. */
export function onFrames(socket: Socket, take: (value: unknown) => void): void {
  let buffered = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (buffered + chunk).split('\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) {
      let value: unknown;
      try {
        value = JSON.parse(line, (_key, inner: unknown) => untagDate(inner));
      } catch {
        socket.destroy();
        return;
      }
      take(value);
    }
  });
}

/** JSON.stringify calls this with the object that holds the value, before toJSON makes a text of a date. */
function tagDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const held = this[key];
  return isDate(held) ? { [tag]: held.getTime() } : value;
}

function untagDate(value: unknown): unknown {
  const isTagged =
    typeof value === 'object' && value !== null && tag in value && typeof value[tag] === 'number';
  return isTagged ? new Date(value[tag] as number) : value;
}
