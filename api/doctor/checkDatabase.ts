import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { freshHours, readBackupAge } from '../storage/backups/backups';
import type { Db } from '../storage/engine/database';
import { readSchemaState } from '../storage/engine/migrate';
import { connectPostgresql, readServerVersion } from '../storage/engine/openPostgresql';
import { tryInsertEnquiry } from '../storage/enquiries/tryInsertEnquiry';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'production' | 'backup'>;

/** Checks that the database is reachable and recent, stores an enquiry and has a fresh backup. Changes nothing. */
export async function checkDatabase(config: DatabaseConfig): Promise<Diagnosis[]> {
  const { databaseUrl } = config;
  const check = 'database';
  if (databaseUrl === undefined)
    return [warning(check, 'the embedded one, for trying out', 'set DATABASE_URL before visitors come')];
  const { db, close } = connectPostgresql(databaseUrl);
  try {
    const version = await readServerVersion(db);
    if (version < 15) return [error(check, `PostgreSQL ${version} is too old`, 'use version 15 or newer')];
    if ((await readSchemaState(db)).lacks.length > 0)
      return [ok(check, `PostgreSQL ${version} answers; the next start makes the tables of this version`)];
    await tryInsertEnquiry(db);
    return [ok(check, `PostgreSQL ${version} answers and takes an enquiry`), await checkBackups(db, config)];
  } catch (reason) {
    return [
      error(
        check,
        `it takes no enquiry: ${errorLine(reason)}`,
        'correct DATABASE_URL (it names the primary), start the database, free its disk, or grant its user the right to insert',
      ),
    ];
  } finally {
    await close();
  }
}

async function checkBackups(db: Db, { production, backup }: DatabaseConfig): Promise<Diagnosis> {
  const check = 'backup';
  if (backup.managed) return ok(check, 'the database’s provider keeps them (BACKUP_DIR=managed)');
  const { hours, ever } = await readBackupAge(db);
  const found = ever ? `the last good one is ${Math.round(hours)} hours old` : 'there is none yet';
  if (ever && hours < freshHours) return ok(check, found);
  const fix = 'set BACKUP_DIR and enable site-backup.timer (systemctl status site-backup)';
  return production ? error(check, found, fix) : warning(check, found, fix);
}
