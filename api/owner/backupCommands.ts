import type { Command } from 'commander';
import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { archiveLines, checkArchive } from '../storage/archive/archiveFile';
import { inWords, planRestore, restoreArchive } from '../storage/archive/restoreArchive';
import type { Kept } from '../storage/archive/departures';
import { writeAudit } from '../storage/audit/audit';
import type { Database } from '../storage/engine/database';
import { connectOwnerSocket } from '../storage/engine/ownerSocket';
import { openNewFile } from './deliver';
import { pathFromHere } from './inputs';
import { openOwnerStorage } from '../storage/engine/openOwnerStorage';
import { type OwnerContext, OwnerError } from './ownerContext';

/** Commands on the whole database. They judge its schema themselves, so that an old archive can be restored. */
export function backupCommands(program: Command, context: OwnerContext): void {
  const { config, print, actor } = context;

  program
    .command('backup')
    .description(
      'everything the site keeps into one new file, as it is at one moment; the site may run meanwhile',
    )
    .requiredOption('--out <file>', 'the file, such as site-2026-11-22.archive')
    .action(async ({ out }: { out: string }) => {
      const storage = await openOwnerStorage(config, { anySchema: true });
      try {
        const path = pathFromHere(out);
        const detail = inWords(await writeArchive(storage.db, path));
        await writeAudit(storage.db, { actor, action: 'backup', subject: 'database', detail });
        print(`${detail} written to ${path}\n`);
      } finally {
        await storage.close();
      }
    });

  program
    .command('restore')
    .description('a backup into an empty database; the site must not run meanwhile')
    .argument('<file>', 'what backup wrote')
    .option('--dry-run', 'check the file from end to end and say what would happen')
    .option('--force', 'also into a database that is not empty: what it holds is lost')
    .action(async (given: string, { dryRun, force }: { dryRun?: true; force?: true }) => {
      const file = pathFromHere(given);
      if (!config.databaseUrl) await requireStopped(config.dataDir);
      const storage = await openOwnerStorage(config, { anySchema: true, create: !dryRun });
      try {
        const { archived, existing, created } = await planRestore(storage.db, file);
        if (dryRun)
          return print(
            `The file is whole: ${inWords(archived)}, of ${created}. The database holds ${inWords(existing)}. Nothing was changed.\n`,
          );
        const { counts, kept } = await restoreArchive(storage.db, file, { force: force ?? false });
        const detail = inWords(counts);
        await writeAudit(storage.db, { actor, action: 'restored', subject: 'database', detail });
        print(
          `Restored ${detail}, of ${created}; the counts agree. ${keptWords(kept, Object.keys(existing).length > 0)}\n`,
        );
      } finally {
        await storage.close();
      }
    });
}

/** A sentence on the erased and unsubscribed people whom the restored database keeps out. */
function keptWords({ erased, left }: Kept, hadDatabase: boolean): string {
  if (!hadDatabase) return 'This database has no record of later erasures and withdrawals: repeat them.';
  return `Of it ${erased} erased again and ${left} unsubscribed again, as the database before it had them.`;
}

/** Writes a new private file, which is on disk before the command reports success. An incomplete file is removed. */
export async function writeArchive(db: Kysely<Database>, path: string): Promise<Record<string, number>> {
  const file = await openNewFile(path);
  try {
    await pipeline(Readable.from(archiveLines(db)), createGzip(), file);
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
    // A backup counts only once it has been read back.
    return (await checkArchive(path)).counts;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Refuses while the site runs: it would go on taking enquiries that the copy lacks. */
async function requireStopped(dataDir: string): Promise<void> {
  const session = await connectOwnerSocket(dataDir);
  if (!session) return;
  await session.close();
  throw new OwnerError(`The site is running on ${dataDir}; stop it first`);
}
