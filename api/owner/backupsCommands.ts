import type { Command } from 'commander';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { existsSync, rmSync } from 'node:fs';
import { decryptFile } from '../storage/archive/encryptFile';
import { sayCounts } from '../storage/archive/restoreArchive';
import { writeAudit } from '../storage/audit/audit';
import { pathFromHere, readInput } from './inputs';
import { StartError } from 'shared-content/server/startError';
import { type OwnerContext, withDatabase } from './ownerContext';
import { runBackup } from './runBackup';

/** Automatic backups: a timer runs them, the oldest are deleted, and a public key keeps strangers from reading them. */
export function backupsCommands(program: Command, context: OwnerContext): void {
  const { config, print, actor } = context;
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
        await writeAudit(db, { actor, action: 'backup', subject: 'database', detail: sayCounts(counts) });
        const unencrypted =
          config.backup.recipients.length > 0 ? '' : ' It is not encrypted: set BACKUP_RECIPIENT.';
        print(`${sayCounts(counts)} written to ${file}.${unencrypted} ${removed.length} old removed.\n`);
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

function parseKey(text: string): { readonly key: string } | { readonly problem: string } {
  const key = /^AGE-SECRET-KEY-[0-9A-Z-]+$/m.exec(text)?.[0];
  return key === undefined ? { problem: 'it holds no private key of age (AGE-SECRET-KEY-…)' } : { key };
}
