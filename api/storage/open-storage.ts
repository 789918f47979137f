import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from './database';
import { openPglite } from './open-pglite';
import { openPostgresql } from './open-postgresql';
import type { StorageLog } from './reviving-session';

export interface Storage {
  readonly engine: 'postgresql' | 'pglite';
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/** One schema and one SQL on both engines; the environment alone decides which. */
export function openStorage(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: StorageLog,
): Promise<Storage> {
  return databaseUrl ? openPostgresql(databaseUrl) : openPglite(dataDir, log);
}
