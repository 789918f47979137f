import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';
import type { Config } from '../../config/config';
import type { Connection, Storage } from './database';
import { readSchemaState } from './migrate';
import { connectPglite, openPglite } from './openPglite';
import { connectPostgresql, openPostgresql, unusable } from './openPostgresql';
import type { StorageLog } from './outage';

type Address = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database for a server. Both engines share schema and SQL, and the environment alone chooses: PostgreSQL,
 * or PGlite for trials.
 */
export const openStorage = ({ databaseUrl, dataDir }: Address, log?: StorageLog): Promise<Storage> =>
  databaseUrl ? openPostgresql(databaseUrl, log) : openPglite(dataDir, log);

/**
 * Opens the database for owner commands: beside the running site on PostgreSQL, while it is stopped on PGlite.
 * Commands never migrate: a newer checkout would change the schema under the older server that runs.
 *
 * @throws StartError where the database cannot be used, or is older than this checkout
 */
export async function openOwnerStorage({ databaseUrl, dataDir }: Address): Promise<Connection> {
  if (!databaseUrl && !existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new StartError(
      `DATA_DIR ${dataDir} holds no database yet; start the site once, or set DATABASE_URL`,
    );
  const storage = databaseUrl ? connectPostgresql(databaseUrl) : await connectPglite(dataDir);
  try {
    const { lacks } = await readSchemaState(storage.db);
    if (lacks.length > 0)
      throw new StartError(
        `The database is not of this checkout (it lacks ${lacks.join(', ')}); use the checkout that the site runs from, or start the site of this one, which migrates it`,
      );
    return storage;
  } catch (error) {
    await storage.close();
    if (error instanceof StartError || !databaseUrl) throw error;
    throw unusable(error);
  }
}
