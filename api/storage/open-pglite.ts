import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { errorLine } from '../error-line';
import { StartError } from '../start-error';
import type { Database } from './database';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import type { Storage } from './open-storage';
import { serveOwnerSocket } from './owner-socket';
import { returnLeasedMails } from './return-leased-mails';
import { revivingSession, type StorageLog } from './reviving-session';
import { singleSessionDialect } from './single-session-dialect';
import { startPgliteThread, type PgliteThread } from './start-pglite-thread';

const silent: StorageLog = { error: () => {}, warn: () => {} };

export async function openPglite(dataDir: string, log = silent): Promise<Storage> {
  try {
    mkdirSync(join(dataDir, 'database'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const lock = await lockFolder(dataDir);
  const start = async () => {
    try {
      return await startPgliteThread(dataDir);
    } catch (error) {
      if (error instanceof StartError) throw error;
      // PGlite does not say what went wrong; more often than not it is the disk.
      const megabytes = Math.floor((statfsSync(dataDir).bavail * statfsSync(dataDir).bsize) / 1e6);
      throw new StartError(
        `DATA_DIR ${dataDir}: the embedded database cannot be opened (${errorLine(error)}; ${megabytes} MB free on its disk)`,
        { cause: error },
      );
    }
  };
  let first: PgliteThread | undefined;
  try {
    first = await start();
    const migrating = new Kysely<Database>({ dialect: singleSessionDialect(first) });
    await migrate(migrating);
    await returnLeasedMails(migrating);
    const session = revivingSession({ first, start, log });
    const db = new Kysely<Database>({ dialect: singleSessionDialect(session) });
    const ownerSocket = await serveOwnerSocket(dataDir, db);
    return {
      engine: 'pglite',
      db,
      close: async () => {
        await ownerSocket.close();
        await db.destroy();
        // Kysely closes nothing that it has not used yet.
        await session.close();
        await lock.release();
      },
    };
  } catch (error) {
    await first?.close();
    await lock.release();
    throw error;
  }
}
