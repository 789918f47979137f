import { sql } from 'kysely';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { newerSchema, readSchemaState } from '../storage/engine/migrate';
import { connectPostgresql } from '../storage/engine/openPostgresql';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';

/** Seconds by which two clocks may differ before an operator should act. */
const toleratedSkew = 5;

const untrusted =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?)$/;

/** The cure for a failed connection. The driver checks certificates where psql's sslmode=require does not. */
function getCure(reason: unknown): string {
  return untrusted.test(String((reason as { code?: unknown }).code))
    ? 'add sslrootcert=<its CA certificate> to DATABASE_URL, or uselibpqcompat=true to encrypt without a check, as psql does'
    : 'correct DATABASE_URL, or start the database';
}

/** Checks that the database is reachable, recent, writable and migrated, and compares clocks. Changes nothing. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Diagnosis[]> {
  const check = 'database';
  if (databaseUrl === undefined)
    return [warning(check, 'the embedded one, for trying out', 'set DATABASE_URL before visitors come')];
  const storage = connectPostgresql(databaseUrl);
  try {
    const { rows } = await sql<{ version: number; standby: boolean; now: Date }>`
      select current_setting('server_version_num')::int as version, pg_is_in_recovery() as standby,
             clock_timestamp() as now`.execute(storage.db);
    const { version, standby, now } = rows[0]!;
    const major = Math.floor(version / 10_000);
    const { lacks, unknown } = await readSchemaState(storage.db);
    const seconds = Math.round((now.getTime() - Date.now()) / 1000);
    return [
      major < 15
        ? error(check, `PostgreSQL ${major} is too old`, 'use version 15 or newer')
        : standby
          ? error(check, 'it is a standby that takes no writes', 'let DATABASE_URL name the primary')
          : ok(check, `PostgreSQL ${major} answers and takes writes`),
      unknown.length > 0 && lacks.length > 0
        ? error(
            'migration',
            `unknown here: ${unknown.join(', ')}; lacking: ${lacks.join(', ')}`,
            'let DATABASE_URL name a database of this site',
          )
        : unknown.length > 0
          ? warning('migration', newerSchema(unknown), 'use the newer version when it is mended')
          : lacks.length > 0
            ? warning('migration', `pending: ${lacks.join(', ')}`, 'the next start applies them')
            : ok('migration', 'all are applied'),
      Math.abs(seconds) > toleratedSkew
        ? warning(
            'clock',
            `the database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine`,
            'synchronize both clocks (timedatectl set-ntp true)',
          )
        : ok('clock', 'the database’s agrees with ours'),
    ];
  } catch (reason) {
    return [error(check, `it cannot be used: ${errorLine(reason)}`, getCure(reason))];
  } finally {
    await storage.close();
  }
}
