import type { Config } from '../../config/config';
import type { Storage } from './database';
import { openPglite } from './openPglite';
import { openPostgresql } from './openPostgresql';
import type { StorageLog } from './outage';

/**
 * Opens the database for a server. Both engines share schema and SQL, and the environment alone chooses: PostgreSQL,
 * or PGlite for trials.
 */
export const openStorage = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: StorageLog,
): Promise<Storage> => (databaseUrl ? openPostgresql(databaseUrl, log) : openPglite(dataDir, log));
