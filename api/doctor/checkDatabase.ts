import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import type { Db } from '../storage/engine/database';
import { newerSchema, readSchemaState, type SchemaState } from '../storage/engine/migrate';
import { connectPostgresql, readServerFacts } from '../storage/engine/openPostgresql';
import { tryInsertEnquiry } from '../storage/enquiries/tryInsertEnquiry';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';

/** Seconds by which two clocks may differ before an operator should act. */
const toleratedSkew = 5;

const untrusted =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?)$/;

/** The fix for a failed connection. The driver checks certificates where psql's sslmode=require does not. */
function getCure(reason: unknown): string {
  return untrusted.test(String((reason as { code?: unknown }).code))
    ? 'add sslrootcert=<its CA certificate> to DATABASE_URL, or uselibpqcompat=true to encrypt without a check, as psql does'
    : 'correct DATABASE_URL, or start the database';
}

/** Checks that the database is reachable, recent and migrated, that it stores an enquiry, and compares clocks. Changes nothing. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Diagnosis[]> {
  const check = 'database';
  if (databaseUrl === undefined)
    return [warning(check, 'the embedded one, for trying out', 'set DATABASE_URL before visitors come')];
  const { db, close } = connectPostgresql(databaseUrl);
  try {
    const { version, now } = await readServerFacts(db);
    const schema = await readSchemaState(db);
    const seconds = Math.round((now.getTime() - Date.now()) / 1000);
    const skew = `the database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine`;
    return [
      version < 15
        ? error(check, `PostgreSQL ${version} is too old`, 'use version 15 or newer')
        : await checkWrites(db, version, schema),
      checkSchema(schema),
      Math.abs(seconds) > toleratedSkew
        ? warning('clock', skew, 'synchronize both clocks (timedatectl set-ntp true)')
        : ok('clock', 'the database’s agrees with ours'),
    ];
  } catch (reason) {
    return [error(check, `it cannot be used: ${errorLine(reason)}`, getCure(reason))];
  } finally {
    await close();
  }
}

/** Tries to store an enquiry, as the running site does, and rolls it back. */
async function checkWrites(db: Db, version: number, { lacks }: SchemaState): Promise<Diagnosis> {
  const check = 'database';
  if (lacks.length > 0)
    return ok(check, `PostgreSQL ${version} answers; it has no tables of this version yet`);
  try {
    await tryInsertEnquiry(db);
    return ok(check, `PostgreSQL ${version} answers and takes an enquiry`);
  } catch (reason) {
    return error(
      check,
      `it takes no enquiry: ${errorLine(reason)}`,
      'free its disk, end its read-only state, let DATABASE_URL name the primary, or grant its user the right to insert',
    );
  }
}

function checkSchema({ lacks, unknown }: SchemaState): Diagnosis {
  const check = 'migration';
  if (unknown.length > 0 && lacks.length > 0)
    return error(
      check,
      `unknown here: ${unknown.join(', ')}; lacking: ${lacks.join(', ')}`,
      'let DATABASE_URL name a database of this site',
    );
  if (unknown.length > 0)
    return warning(check, newerSchema(unknown), 'use the newer version when it is mended');
  return lacks.length > 0
    ? warning(check, `pending: ${lacks.join(', ')}`, 'the next start applies them')
    : ok(check, 'all are applied');
}
