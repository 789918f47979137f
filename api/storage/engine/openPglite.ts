import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { errorLine } from '../../http/errorLine';
import { StartError } from 'shared-content/server/startError';
import { serveOwnerSocket } from './ownerSocket';
import type { Database, Db, Storage } from './database';
import { lockFolder } from './folderLock';
import { migrate, newerSchema } from './migrate';
import { singleSessionDialect } from './singleSessionDialect';
import { guardStorage, silentLog } from './outage';

/**
 * The embedded database for trials and development: PostgreSQL in WebAssembly, in a folder that one process holds. A
 * killed process loses nothing. A power cut may, because PGlite never calls fsync (electric-sql/pglite#1107).
 */
export async function openPglite(dataDir: string, log = silentLog): Promise<Storage> {
  const storage = await connectPglite(dataDir, log);
  try {
    const newer = await storage.db.transaction().execute(migrate);
    if (newer.length > 0) log.warn(newerSchema(newer));
    await returnLeasedMails(storage.db);
    const ownerSocket = await serveOwnerSocket(dataDir, storage.db);
    return {
      ...storage,
      close: async () => {
        await ownerSocket.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Locks the folder for this process and opens the engine in it, without migrating. */
export async function connectPglite(dataDir: string, log = silentLog): Promise<Storage> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const lock = await lockFolder(dataDir);
  try {
    const engine = await createPglite(folder);
    const guard = guardStorage(log);
    const dialect = singleSessionDialect((text, parameters) => guard(() => engine.query(text, parameters)));
    const db = new Kysely<Database>({ dialect });
    return {
      db,
      close: async () => {
        await db.destroy();
        await engine.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
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
