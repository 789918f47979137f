import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { freshHours, readBackupAge } from '../storage/backups/backups';
import type { Db } from '../storage/engine/database';
import { queueAlert } from './ownerMails';

export type BackupWatchConfig = Pick<Config, 'production' | 'databaseUrl' | 'backup' | 'webhook'>;

/** Alerts the owner of a public site when the last good backup is older than `freshHours`, also if there never was one. */
export async function watchBackups(
  db: Db,
  { production, databaseUrl, backup, webhook }: BackupWatchConfig,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (!production || databaseUrl === undefined || backup.managed) return;
  const { hours, ever } = await readBackupAge(db);
  if (hours < freshHours) return;
  const detail = { hours: Math.round(hours), ever };
  if (await queueAlert(db, 'backup.missing', detail, { webhook: webhook !== undefined }))
    log.error(detail, 'Alert queued for the owner: backup.missing');
}
