import type { Command } from 'commander';
import { Readable } from 'node:stream';
import { removeMailFiles } from '../mail/mailFiles';
import { writeAudit } from '../storage/audit/audit';
import { erasePerson, personRecords } from '../storage/people/personRecords';
import { deliver } from './deliver';
import { type OwnerContext, withDatabase } from './ownerContext';
import { parseEmail } from './inputs';

export function personCommands(program: Command, context: OwnerContext): void {
  const { actor, config, print } = context;
  const person = program
    .command('person')
    .description('Everything about one email address, as the privacy policy promises');

  person
    .command('export')
    .description('all that is kept about an address, as JSON')
    .argument('<email>', 'the address', parseEmail)
    .option('--out <file>', 'into a new file instead of the terminal')
    .action((email: string, { out }: { out?: string }) =>
      withDatabase(context, async (db) => {
        const records = JSON.stringify(await personRecords(db, email), null, 2);
        await deliver(context, Readable.from([`${records}\n`]), out);
        await writeAudit(db, { actor, action: 'export', subject: 'person', detail: '' });
      }),
    );

  person
    .command('erase')
    .description('remove all that is kept about an address; without --yes only says what that would be')
    .argument('<email>', 'the address', parseEmail)
    .option('--yes', 'do it')
    .action((email: string, { yes }: { yes?: true }) =>
      withDatabase(context, async (db) => {
        const { enquiries, subscriptions, mails } = await personRecords(db, email);
        const what = `${count(enquiries, 'enquiry', 'enquiries')}, ${count(subscriptions, 'subscription', 'subscriptions')}, ${count(mails, 'mail', 'mails')}`;
        if (!yes) return print(`Would remove ${what}. Nothing was changed; add --yes to remove them.\n`);
        await erasePerson(db, email, { actor, detail: what });
        const files = removeMailFiles(
          config.dataDir,
          mails.map(({ id }) => id),
        );
        print(
          `Removed ${what}, ${files} mail ${files === 1 ? 'file' : 'files'}. Backups and sent mails are yours to clear.\n`,
        );
      }),
    );
}

function count(items: unknown[], one: string, many: string): string {
  return `${items.length} ${items.length === 1 ? one : many}`;
}
