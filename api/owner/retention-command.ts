import type { Command } from 'commander';
import { removeMailFiles } from '../mail/remove-mail-files';
import { deleteOutdated } from '../storage/delete-outdated';
import { outdatedRecords } from '../storage/outdated-records';
import { withDatabase, type OwnerContext } from './owner-context';
import { parseCount } from './parse-options';

export function addRetentionCommand(program: Command, context: OwnerContext): void {
  program
    .command('retention')
    .description(
      'remove enquiries, and subscribers who have left, after the retention period; without --yes only says what',
    )
    .option('--days <count>', 'the period (RETENTION_DAYS)', parseCount, context.config.retentionDays)
    .option('--yes', 'do it')
    .action(({ days, yes }: { days: number; yes?: true }) =>
      withDatabase(context, async (db) => {
        const before = new Date(Date.now() - days * 86_400_000);
        const { enquiries, subscribers, mails } = await outdatedRecords(db, before);
        const unsent = mails.filter((mail) => mail.status === 'waiting' || mail.status === 'dead').length;
        const what =
          `${enquiries.length} enquiries and ${subscribers.length} former subscribers from before ${before.toISOString().slice(0, 10)}` +
          (unsent > 0 ? ` (${unsent} of their mails were never sent)` : '');
        if (!yes)
          return context.print(`Would remove ${what}. Nothing was changed; add --yes to remove them.\n`);
        await deleteOutdated(db, before);
        const files = removeMailFiles(
          context.config.dataDir,
          mails.map((mail) => mail.id),
        );
        context.print(`Removed ${what}, ${files} mail ${files === 1 ? 'file' : 'files'}.\n`);
      }),
    );
}
