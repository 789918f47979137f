import type { Command } from 'commander';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { existsSync, rmSync } from 'node:fs';
import { StartError } from 'shared-content/server/startError';
import { type Kept, planRestore, restoreArchive, formatCounts } from '../storage/archive/restoreArchive';
import { decryptFile } from '../storage/archive/encryptFile';
import { writeAudit } from '../storage/audit/audit';
import { openOwnerStorage } from '../storage/engine/openStorage';
import { connectOwnerSocket } from '../storage/engine/ownerSocket';
import { pathFromHere, readInput } from './inputs';
import { type OwnerContext, withDatabase } from './ownerContext';
import { runBackup, writeBackup } from './runBackup';

/**
 * Commands on the whole database. `backup` and `restore` judge its schema themselves, so that an old archive can be
 * restored. `backups` is for a timer: the oldest are deleted, and a public key keeps strangers from reading them.
 */
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
        const detail = formatCounts(await writeBackup(db, path));
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
            `The file is whole: ${formatCounts(archived)}, of ${created}. The database holds ${formatCounts(existing)}. Nothing was changed.\n`,
          );
        const { counts, kept } = await restoreArchive(db, file, { force: force ?? false });
        const detail = formatCounts(counts);
        await writeAudit(db, { actor, action: 'restored', subject: 'database', detail });
        print(
          `Restored ${detail}, of ${created}; the counts agree. ${describeKept(kept, Object.keys(existing).length > 0)}\n`,
        );
      });
    });

  const backups = program.command('backups').description('Backups by themselves, into BACKUP_DIR');

  backups
    .command('run')
    .description(
      'write one, encrypted to BACKUP_RECIPIENT, and remove those older than BACKUP_DAYS; for a timer, such as hosts/systemd/site-backup.timer',
    )
    .action(() =>
      withDatabase(context, async (db) => {
        const { folder } = config.backup;
        if (folder === undefined)
          throw new StartError('BACKUP_DIR is not set: name a folder, best on another disk');
        const { file, counts, removed } = await runBackup(db, { ...config.backup, folder });
        await writeAudit(db, { actor, action: 'backup', subject: 'database', detail: formatCounts(counts) });
        const unencrypted =
          config.backup.recipients.length > 0 ? '' : ' It is not encrypted: set BACKUP_RECIPIENT.';
        print(`${formatCounts(counts)} written to ${file}.${unencrypted} ${removed.length} old removed.\n`);
      }),
    );

  backups
    .command('keygen')
    .description('a pair of keys; keep the private one away from this machine, or a thief has both')
    .action(async () => {
      const identity = await generateX25519Identity();
      print(
        `Private key, for a safe place and not for this machine:\n${identity}\nPublic key:\nBACKUP_RECIPIENT=${await identityToRecipient(identity)}\n`,
      );
    });

  backups
    .command('decrypt')
    .description('an encrypted backup into an archive that restore reads')
    .argument('<file>', 'a file that ends in .age')
    .requiredOption('--identity <file>', 'the file with the private key, AGE-SECRET-KEY-…')
    .requiredOption('--out <file>', 'the new archive')
    .action(async (file: string, { identity, out }: { identity: string; out: string }) => {
      const to = pathFromHere(out);
      if (existsSync(to)) throw new StartError(`${to} exists already; choose another name`);
      const { key } = readInput(identity, parseKey);
      await decryptFile(pathFromHere(file), to, key).catch((error: unknown) => {
        rmSync(to, { force: true });
        throw error;
      });
      print(`Decrypted into ${to}. Try it: npm run owner -w api -- restore ${to} --dry-run\n`);
    });
}

/** A sentence on the erased and unsubscribed people whom the restored database keeps out. */
function describeKept({ erased, left }: Kept, hadDatabase: boolean): string {
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

function parseKey(text: string): { readonly key: string } | { readonly problem: string } {
  const key = /^AGE-SECRET-KEY-[0-9A-Z-]+$/m.exec(text)?.[0];
  return key === undefined ? { problem: 'it holds no private key of age (AGE-SECRET-KEY-…)' } : { key };
}
