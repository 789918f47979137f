import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StartError } from 'shared-content/server/startError';
import { countKeptBack, releaseOutbox } from '../storage/backups/backups';
import { applyDepartures } from '../storage/people/erasures';
import type { OwnerContext } from './ownerProgram';
import { readDepartures, runBackup } from './runBackup';

/** Backups with pg_dump, and what a restored database still needs. */
export function backupCommands(program: Command, { config, print, withDatabase }: OwnerContext): void {
  program
    .command('backup')
    .description('Dumps of the database, in BACKUP_DIR')
    .command('run')
    .description('dump the database with pg_dump, read the dump back, and remove older ones beyond 14')
    .action(() => {
      const { folder } = config.backup;
      const databaseUrl = config.backup.databaseUrl ?? config.databaseUrl;
      if (folder === undefined || databaseUrl === undefined)
        throw new StartError(
          'Nothing is backed up: set BACKUP_DIR to a folder, best on another disk, and DATABASE_URL',
        );
      return withDatabase(async (db) => {
        const { file, removed } = await runBackup(db, { folder, databaseUrl });
        print(`Written and read back: ${file}\n${removed} older dumps removed.\n`);
      });
    });

  program
    .command('erasures')
    .description('What a restored database must forget again')
    .command('apply')
    .description('erase again, and unsubscribe again, by the list that a backup has written beside its dumps')
    .argument('<file>', 'erasures.json, the newest there is')
    .action((file: string) => {
      // npm runs scripts in the package's folder; INIT_CWD is where the operator typed the command.
      const departures = readDepartures(resolve(process.env.INIT_CWD ?? '', file));
      return withDatabase(async (db) => {
        const { enquiries, subscribers, left } = await applyDepartures(db, departures);
        print(`${enquiries} enquiries and ${subscribers} subscribers erased, ${left} unsubscribed.\n`);
      });
    });

  program
    .command('outbox')
    .description('What a restored database sends')
    .command('release')
    .description('let the site send the messages older than a day that a restore has brought back')
    .option('--drop', 'drop these instead: they went out before the restore')
    .option('--yes', 'do it; without it only says what waits')
    .action(({ drop = false, yes }: { drop?: boolean; yes?: true }) =>
      withDatabase(async (db) => {
        const waiting = (await countKeptBack(db)).map(({ kind, count }) => `${count} ${kind}`).join(', ');
        if (!yes)
          return print(
            `${waiting || 'Nothing'} waits. Nothing was changed; add --yes to send them, or --drop --yes.\n`,
          );
        const dropped = await releaseOutbox(db, { drop });
        print(
          drop ? `${dropped} messages dropped; the rest is sent.\n` : `Released: ${waiting || 'nothing'}.\n`,
        );
      }),
    );
}
