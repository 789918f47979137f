import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, statfsSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';
import { errorLine } from '../../http/errorLine';
import type { Connection, Database, Db, Storage } from './database';
import { migrate } from './migrate';
import { guardStorage, silentLog } from './outage';
import { singleSessionDialect } from './singleSessionDialect';

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
    const engine = await createPglite(folder);
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
    throw error;
  }
}

/** Opens the engine on a locked folder. Throws a StartError when that fails. */
async function createPglite(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    // PGlite does not say what went wrong. The usual cause is a full disk.
    const { bavail, bsize } = statfsSync(folder);
    throw new StartError(
      `DATA_DIR: the embedded database in ${folder} cannot be opened (${errorLine(error)}; ${Math.floor((bavail * bsize) / 1e6)} MB free on its disk)`,
      { cause: error },
    );
  }
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
  const name = socketName(folder);
  const server = (await listen(name)) ?? (await listenAfterStaleFile(name));
  if (!server)
    throw new StartError(
      `DATA_DIR ${folder} is in use by another running process; stop it or choose another folder`,
    );
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Named after the folder's identity on disk, so that a link or another spelling of its path gets the same lock. */
function socketName(folder: string): string {
  const { dev, ino } = statSync(folder);
  const id = `site-api-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

async function listen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(name);
  try {
    await once(server, 'listening');
    return server.unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** Listens again. Outside Linux and Windows the socket is a file, which a killed process leaves behind. */
async function listenAfterStaleFile(name: string): Promise<Server | undefined> {
  if (name.startsWith('\0') || process.platform === 'win32' || (await isAnswered(name))) return undefined;
  unlinkSync(name);
  return listen(name);
}

async function isAnswered(name: string): Promise<boolean> {
  const socket = connect(name);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
