import type { Config } from '../../config/config';
import type { Storage } from './database';
import { openPglite } from './openPglite';
import { openPostgresql, openPostgresqlPatiently } from './openPostgresql';
import type { StorageLog } from './outage';

/**
 * Opens the database. Both engines share schema and SQL, and the environment alone chooses: PostgreSQL, or PGlite for
 * trials. With a log it opens for a server, which survives an outage. Without one, a failure throws a StartError.
 */
export function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log }: { log?: StorageLog } = {},
): Promise<Storage> {
  if (!databaseUrl) return openPglite(dataDir, log);
  return log ? openPostgresqlPatiently(databaseUrl, log) : openPostgresql(databaseUrl);
}
