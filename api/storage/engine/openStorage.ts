import { Kysely, sql } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';
import type { Config } from '../../config/config';
import type { Database, Db, Storage } from './database';
import { readSchemaState } from './migrate';
import { connectPglite, openPglite } from './openPglite';
import { connectPostgresql, openPostgresql, unusable } from './openPostgresql';
import type { StorageLog } from './outage';
import { connectOwnerSocket } from './ownerSocket';
import { singleSessionDialect } from './singleSessionDialect';

/**
 * Opens the database for a server. Both engines share schema and SQL, and the environment alone chooses: PostgreSQL,
 * or PGlite for trials.
 */
export const openStorage = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: StorageLog,
): Promise<Storage> => (databaseUrl ? openPostgresql(databaseUrl, log) : openPglite(dataDir, log));

/**
 * Opens the database for owner commands, whether the site runs on it or not. Commands never migrate: a newer checkout
 * would change the schema under the older server that runs. `anySchema` is for commands that read or write whole
 * databases and judge the schema themselves. `create` is for those that fill a new one.
 */
export async function openOwnerStorage(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { anySchema = false, create = false } = {},
): Promise<Storage> {
  const storage = config.databaseUrl
    ? connectPostgresql(config.databaseUrl)
    : await openEmbedded(config.dataDir, create);
  try {
    if (!anySchema) await requireKnownSchema(storage.db);
    else await sql`select 1`.execute(storage.db);
    return storage;
  } catch (error) {
    await storage.close();
    if (error instanceof StartError || !config.databaseUrl) throw error;
    throw unusable(error);
  }
}

async function requireKnownSchema(db: Db): Promise<void> {
  const { lacks, unknown } = await readSchemaState(db);
  // As in the server, a schema may be newer but not otherwise different (migrate.ts).
  if (lacks.length > 0)
    throw new StartError(
      `The database is ${unknown.length > 0 ? 'not of' : 'older than'} this checkout (it lacks ${lacks.join(', ')}); use the checkout that the site runs from, or start the site of this one, which migrates it`,
    );
}

async function openEmbedded(dataDir: string, create: boolean): Promise<Storage> {
  const session = await connectOwnerSocket(dataDir);
  if (session) {
    const db = new Kysely<Database>({ dialect: singleSessionDialect(session.query) });
    return { db, close: session.close };
  }
  if (!create && !existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new StartError(
      `DATA_DIR ${dataDir} holds no database yet; start the site once, or set DATABASE_URL`,
    );
  return connectPglite(dataDir);
}
