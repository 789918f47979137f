import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { readSchemaState } from '../storage/engine/migrate';
import { connectPostgresql, readServerVersion } from '../storage/engine/openPostgresql';
import { tryInsertEnquiry } from '../storage/enquiries/tryInsertEnquiry';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';

/** Checks that the database is reachable and recent, and that it stores an enquiry. Changes nothing. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Diagnosis> {
  const check = 'database';
  if (databaseUrl === undefined)
    return warning(check, 'the embedded one, for trying out', 'set DATABASE_URL before visitors come');
  const { db, close } = connectPostgresql(databaseUrl);
  try {
    const version = await readServerVersion(db);
    if (version < 15) return error(check, `PostgreSQL ${version} is too old`, 'use version 15 or newer');
    if ((await readSchemaState(db)).lacks.length > 0)
      return ok(check, `PostgreSQL ${version} answers; the next start makes the tables of this version`);
    await tryInsertEnquiry(db);
    return ok(check, `PostgreSQL ${version} answers and takes an enquiry`);
  } catch (reason) {
    return error(
      check,
      `it takes no enquiry: ${errorLine(reason)}`,
      'correct DATABASE_URL (it names the primary), start the database, free its disk, or grant its user the right to insert',
    );
  } finally {
    await close();
  }
}
