import type { Command } from 'commander';
import { sayCounts, planRestore, restoreArchive } from '../storage/archive/restoreArchive';
import type { Kept } from '../storage/archive/departures';
import { writeAudit } from '../storage/audit/audit';
import { connectOwnerSocket } from '../storage/engine/ownerSocket';
import { pathFromHere } from './inputs';
import { openOwnerStorage } from '../storage/engine/openOwnerStorage';
import { StartError } from 'shared-content/server/startError';
import { type OwnerContext, withDatabase } from './ownerContext';
import { writeBackup } from './runBackup';

/** Commands on the whole database. They judge its schema themselves, so that an old archive can be restored. */
export function backupCommands(program: Command, context: OwnerContext): void {
  const { config, print, actor } = context;
  const anySchema = (options = {}) => ({
    open: () => openOwnerStorage(config, { anySchema: true, ...options }),
  });

  program
    .command('backup')
    .description(
      'everything the site keeps into one new file, as it is at one moment; the site may run meanwhile',
    )
    .requiredOption('--out <file>', 'the file, such as site-2026-11-22.archive')
    .action(({ out }: { out: string }) =>
      withDatabase(anySchema(), async (db) => {
        const path = pathFromHere(out);
        const detail = sayCounts(await writeBackup(db, path));
        await writeAudit(db, { actor, action: 'backup', subject: 'database', detail });
        print(`${detail} written to ${path}\n`);
      }),
    );

  program
    .command('restore')
    .description('a backup into an empty database; the site must not run meanwhile')
    .argument('<file>', 'what backup wrote')
    .option('--dry-run', 'check the file from end to end and say what would happen')
    .option('--force', 'also into a database that is not empty: what it holds is lost')
    .action(async (given: string, { dryRun, force }: { dryRun?: true; force?: true }) => {
      const file = pathFromHere(given);
      if (!config.databaseUrl) await requireStopped(config.dataDir);
      await withDatabase(anySchema({ create: !dryRun }), async (db) => {
        const { archived, existing, created } = await planRestore(db, file);
        if (dryRun)
          return print(
            `The file is whole: ${sayCounts(archived)}, of ${created}. The database holds ${sayCounts(existing)}. Nothing was changed.\n`,
          );
        const { counts, kept } = await restoreArchive(db, file, { force: force ?? false });
        const detail = sayCounts(counts);
        await writeAudit(db, { actor, action: 'restored', subject: 'database', detail });
        print(
          `Restored ${detail}, of ${created}; the counts agree. ${keptWords(kept, Object.keys(existing).length > 0)}\n`,
        );
      });
    });
}

/** A sentence on the erased and unsubscribed people whom the restored database keeps out. */
function keptWords({ erased, left }: Kept, hadDatabase: boolean): string {
  if (!hadDatabase) return 'This database has no record of later erasures and withdrawals: repeat them.';
  return `Of it ${erased} erased again and ${left} unsubscribed again, as the database before it had them.`;
}

/** Refuses while the site runs: it would go on taking enquiries that the copy lacks. */
async function requireStopped(dataDir: string): Promise<void> {
  const session = await connectOwnerSocket(dataDir);
  if (!session) return;
  await session.close();
  throw new StartError(`The site is running on ${dataDir}; stop it first`);
}
