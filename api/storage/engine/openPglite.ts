import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { createServer, type ListenOptions } from 'node:net';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';
import { errorLine } from '../../http/errorLine';
import type { Connection, Database, Db, Storage } from './database';
import { migrate } from './migrate';
import { guardStorage, silentLog } from './outage';

/**
 * The embedded database for trials and development: PostgreSQL in WebAssembly, in a folder that one process holds. A
 * killed process loses nothing. A power cut may, because PGlite never calls fsync (electric-sql/pglite#1107).
 */
export async function openPglite(dataDir: string, log = silentLog): Promise<Storage> {
  const { guard, watch } = guardStorage(log);
  const storage = await connectPglite(dataDir, guard);
  try {
    await storage.db.transaction().execute(migrate);
    await returnLeasedMails(storage.db);
    return watch(storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Locks the folder for this process and opens the engine in it, without migrating. */
export async function connectPglite(
  dataDir: string,
  guard = guardStorage(silentLog).guard,
): Promise<Connection> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const unlock = await lockFolder(dataDir);
  try {
    const engine = await PGlite.create(folder);
    const dialect = singleSessionDialect((text, parameters) => guard(() => engine.query(text, parameters)));
    const db = new Kysely<Database>({ dialect });
    return {
      db,
      close: async () => {
        await db.destroy();
        await engine.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    // PGlite does not say what went wrong. The usual cause is a full disk.
    const { bavail, bsize } = statfsSync(folder);
    const space = `${Math.floor((bavail * bsize) / 1e6)} MB free on its disk`;
    throw new StartError(
      `DATA_DIR: the embedded database in ${folder} cannot be opened (${errorLine(error)}; ${space})`,
      { cause: error },
    );
  }
}

/** The one session of an embedded database. */
type Session = (
  sql: string,
  parameters: unknown[],
) => Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;

/** PostgreSQL's dialect on a pool of one session. Callers get it in turn. */
function singleSessionDialect(session: Session): Dialect {
  let turn = Promise.resolve();
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows = 0 } = await session(text, [...parameters]);
    // Kysely passes the number of rows on for commands that change some.
    return { command: 'UPDATE' as const, rowCount: affectedRows, rows };
  };
  return new PostgresDialect({
    pool: {
      connect: async () => {
        const before = turn;
        let release = () => {};
        turn = new Promise((resolve) => (release = resolve));
        await before;
        // The other form of query, with a cursor, is for streams, which this code does not use.
        return { query: query as unknown as PostgresPoolClient['query'], release };
      },
      end: async () => {},
    },
  });
}

/** Frees the mails that a killed process was sending. The embedded engine has one process, so no lease must be awaited. */
async function returnLeasedMails(db: Db): Promise<void> {
  await db
    .updateTable('mails')
    .set({ leased: false, next_attempt_at: sql<Date>`now()` })
    .where('leased', '=', true)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * Locks a folder for one process: PGlite has no lock, and two processes in one folder destroy each other's rows. The
 * lock is a listening socket, which the kernel frees at once when a process is killed. It covers one machine only: do
 * not share a folder of an embedded database between hosts or containers.
 *
 * @returns the function that unlocks it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy()).listen(lockAddress(folder));
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `DATA_DIR ${folder} is in use by another running process; stop it or choose another folder`,
    );
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * By the folder's identity on disk, so that a link or another spelling of its path gets the same lock. Linux has names
 * for sockets without files; elsewhere, where a killed process would leave a file behind, it is a port.
 */
function lockAddress(folder: string): ListenOptions {
  const { dev, ino } = statSync(folder);
  const id = createHash('sha256').update(`${dev}:${ino}`).digest();
  return process.platform === 'linux'
    ? { path: `\0site-api-${id.toString('hex').slice(0, 24)}` }
    : { host: '127.0.0.1', port: 20_000 + (id.readUInt16BE() % 10_000) };
}
