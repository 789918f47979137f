import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { StartError } from '../start-error';
import type { Database } from './database';
import { DurableNodeFs, durableStartParams } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import { fsyncTree } from './fsync-tree';
import { migrate } from './migrate';
import type { Storage } from './open-storage';
import { serveOwnerSocket } from './owner-socket';
import { returnLeasedMails } from './return-leased-mails';
import { singleSessionDialect } from './single-session-dialect';

export async function openPglite(dataDir: string): Promise<Storage> {
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
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    const fs = new DurableNodeFs(folder);
    const pglite = await PGlite.create({ fs, startParams: durableStartParams });
    if (isNew) fsyncTree(dataDir);
    const db = new Kysely<Database>({ dialect: singleSessionDialect(pglite) });
    await migrate(db);
    await returnLeasedMails(db);
    await proveDurable(fs, pglite);
    const ownerSocket = await serveOwnerSocket(dataDir, db);
    return {
      engine: 'pglite',
      db,
      close: async () => {
        await ownerSocket.close();
        await db.destroy();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A commit that reaches the disk calls fsync; if an update of PGlite ever breaks that, the start says so, not a power cut. */
async function proveDurable(fs: DurableNodeFs, pglite: PGlite): Promise<void> {
  const before = fs.fsyncCount;
  await pglite.exec(
    'create table if not exists durability_probe (at timestamptz); delete from durability_probe',
  );
  await pglite.exec('insert into durability_probe values (now())');
  if (fs.fsyncCount === before) {
    await pglite.close();
    throw new StartError(
      'The embedded database does not reach the disk (no fsync on commit); use PostgreSQL through DATABASE_URL',
    );
  }
}
