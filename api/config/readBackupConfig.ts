import { resolve } from 'node:path';
import { repositoryRoot } from 'shared-content/server/repositoryRoot';
import type { VariableReader } from './variableReader';

export interface BackupConfig {
  /** The folder to which `backups run` writes; undefined when backups are not set up. */
  readonly folder: string | undefined;
  /** Public keys in the age format; without one, archives are not encrypted. */
  readonly recipients: readonly string[];
  /** Days after which a backup is removed. The privacy policy promises the default. */
  readonly days: number;
}

/** Reads BACKUP_DIR, BACKUP_RECIPIENT (one or more public keys) and BACKUP_DAYS. */
export function readBackupConfig(read: VariableReader): BackupConfig {
  const folder = read.text('BACKUP_DIR');
  const recipients = (read.text('BACKUP_RECIPIENT') ?? '').split(/[\s,]+/).filter(Boolean);
  if (recipients.some((key) => !/^age1[a-z0-9]+$/.test(key)))
    read.problem(
      'BACKUP_RECIPIENT',
      'must be a public key of age (age1…), of which `npm run owner -w api -- backups keygen` makes one',
    );
  return Object.freeze({
    folder: folder && resolve(repositoryRoot(), folder),
    recipients: Object.freeze(recipients),
    days: read.integer('BACKUP_DAYS', { min: 1, max: 3_650 }) ?? 30,
  });
}
