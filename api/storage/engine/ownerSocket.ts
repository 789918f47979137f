import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { isDate } from 'node:util/types';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import { StartError } from 'shared-content/server/startError';
import { splitLines } from '../archive/splitLines';
import type { Database, Db } from './database';
import type { Session } from './singleSessionDialect';

interface OwnerQuery {
  readonly sql: string;
  readonly parameters: unknown[];
}
type OwnerAnswer = { rows: unknown[]; affectedRows: number } | { error: string };

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
    void answerQueries(db, socket);
  });
  // The file is created within listen(), so it never has wider permissions.
  const before = process.umask(0o077);
  server.listen(path).unref();
  process.umask(before);
  await once(server, 'listening');
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers one connection's statements, however wrong, until it ends. */
async function answerQueries(db: Db, socket: Socket): Promise<void> {
  let transaction: ControlledTransaction<Database> | undefined;
  const answer = async ({ sql, parameters }: OwnerQuery): Promise<OwnerAnswer> => {
    // With an isolation level it is another statement; one session needs none.
    if (/^(begin|start transaction)\b/.test(sql)) {
      transaction = await db.startTransaction().execute();
      socket.setTimeout(patienceMs);
    } else if (sql === 'commit' || sql === 'rollback') {
      socket.setTimeout(0);
      const ending = transaction;
      transaction = undefined;
      await ending?.[sql]().execute();
    } else {
      const query = CompiledQuery.raw(sql, parameters);
      const { rows, numAffectedRows } = await (transaction ?? db).executeQuery(query);
      return { rows, affectedRows: Number(numAffectedRows ?? 0) };
    }
    return { rows: [], affectedRows: 0 };
  };
  socket.on('timeout', () => socket.destroy());
  try {
    for await (const query of readFrames(socket))
      sendFrame(
        socket,
        await answer(query as OwnerQuery).catch((error: unknown) => ({ error: (error as Error).message })),
      );
  } catch {
    // The client is gone, or sends something else than frames.
  } finally {
    socket.destroy();
    await transaction?.rollback().execute();
  }
}

/** The longest path of a socket, in bytes. The kernel takes 107; a little less is safe on every system. */
const longest = 100;

/** The socket's path; undefined on systems without socket files, or when the folder's path is too long for one. */
export function ownerSocketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'owner.sock');
  return process.platform === 'win32' || Buffer.byteLength(path) > longest ? undefined : path;
}

/** A session in the process that holds the embedded database; undefined when none is running. */
export async function connectOwnerSocket(
  dataDir: string,
): Promise<{ query: Session; close: () => Promise<void> } | undefined> {
  const path = ownerSocketPath(dataDir);
  if (path === undefined) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.on('error', () => {});
  const answers = readFrames(socket);
  return {
    query: async (sql, parameters) => {
      sendFrame(socket, { sql, parameters } satisfies OwnerQuery);
      const { value } = await answers.next().catch(() => ({ value: undefined }));
      if (value === undefined)
        throw new StartError('The server stopped meanwhile; please run the command again');
      const answer = value as OwnerAnswer;
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    close: async () => void socket.end(),
  };
}

/** Sends one value as one line. */
function sendFrame(socket: Socket, value: OwnerQuery | OwnerAnswer): void {
  if (socket.writable) socket.write(`${JSON.stringify(value, tagDate)}\n`);
}

async function* readFrames(socket: Socket): AsyncGenerator<unknown> {
  for await (const line of splitLines(socket.setEncoding('utf8')))
    yield JSON.parse(line, (_key, value: unknown) => untagDate(value));
}

/** Marks a date, because JSON has no type for one. */
const tag = '$date';

/** JSON.stringify calls this with the object that holds the value, before toJSON makes a text of a date. */
function tagDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const held = this[key];
  return isDate(held) ? { [tag]: held.getTime() } : value;
}

function untagDate(value: unknown): unknown {
  const isTagged = typeof value === 'object' && value !== null && tag in value;
  return isTagged ? new Date(value[tag] as number) : value;
}
