import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
import { StartError } from '../start-error';
import { connectOwnerSocket } from './connect-owner-socket';
import type { Database } from './database';
import { openStorage, type Storage } from './open-storage';
import { singleSessionDialect } from './single-session-dialect';

/** The database for the owner's commands, whether the site is running on it or not. */
export async function openOwnerStorage(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Storage> {
  if (config.databaseUrl) return openStorage(config);
  const session = await connectOwnerSocket(config.dataDir);
  if (session) {
    const db = new Kysely<Database>({ dialect: singleSessionDialect(session) });
    return { engine: 'pglite', db, close: () => db.destroy() };
  }
  if (!existsSync(join(config.dataDir, 'database', 'PG_VERSION'))) {
    throw new StartError(
      `DATA_DIR ${config.dataDir} holds no database yet; start the site once, or set DATABASE_URL`,
    );
  }
  return openStorage(config);
}
