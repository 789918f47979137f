import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { freshHours, readBackupAge } from '../storage/backups/backups';
import { connectPostgresql } from '../storage/engine/openPostgresql';

/** Checks that a good backup is fresh. */
export async function checkBackups({
  databaseUrl,
  production,
  backup,
}: Pick<Config, 'databaseUrl' | 'production' | 'backup'>): Promise<Diagnosis[]> {
  const check = 'backup';
  if (databaseUrl === undefined) return [];
  const wrong = production ? error : warning;
  const storage = connectPostgresql(databaseUrl);
  try {
    if (backup.managed) return [ok(check, 'the database’s provider keeps them (BACKUP_DIR=managed)')];
    const { hours, ever } = await readBackupAge(storage.db);
    const fix = 'set BACKUP_DIR and enable site-backup.timer (systemctl status site-backup)';
    return [
      hours < freshHours && ever
        ? ok(check, `the last good one is ${Math.round(hours)} hours old`)
        : wrong(
            check,
            ever ? `the last good one is ${Math.round(hours)} hours old` : 'there is none yet',
            fix,
          ),
    ];
  } catch (reason) {
    return [warning(check, `not checked: ${errorLine(reason)}`, 'see the database')];
  } finally {
    await storage.close();
  }
}
