import type { Config } from '../../config/config';
import type { Storage } from './database';
import { openPglite } from './openPglite';
import { openPostgresql, openPostgresqlPatiently } from './openPostgresql';
import type { StorageLog } from './watchStorage';

/**
 * One schema and one SQL on both engines; the environment alone decides which: PostgreSQL, or PGlite for trying out. With
 * a log it is opened for a server, which a database that is away does not stop; without, a StartError says why not.
 */
export function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { log }: { log?: StorageLog } = {},
): Promise<Storage> {
  if (!databaseUrl) return openPglite(dataDir, log);
  return log ? openPostgresqlPatiently(databaseUrl, log) : openPostgresql(databaseUrl);
}
