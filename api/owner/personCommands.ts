import type { Command } from 'commander';
import { writeAudit } from '../storage/audit/audited';
import { erasePerson, personRecords } from '../storage/people/personRecords';
import { deliverExport } from './deliverExport';
import { withDatabase, type OwnerContext } from './ownerContext';
import { parseEmail } from './parseOptions';
import { removeRecords } from './removeRecords';

export function personCommands(program: Command, context: OwnerContext): void {
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
        const records = await personRecords(db, email);
        const only = async function* () {
          yield records;
        };
        await deliverExport(context, only(), { format: 'json', ...(out !== undefined && { out }) });
        const { actor } = context;
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
        await removeRecords(context, {
          yes,
          what,
          mails,
          remove: () => erasePerson(db, email, { actor: context.actor, detail: what }),
          besides: ' Backups and sent mails are yours to clear.',
        });
      }),
    );
}

function count(items: unknown[], one: string, many: string): string {
  return `${items.length} ${items.length === 1 ? one : many}`;
}
