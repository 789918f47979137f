import type { Command } from 'commander';
import { Readable } from 'node:stream';
import { sortableTime, zoneName } from '../mail/time';
import { listAudit, writeAudit } from '../storage/audit/audit';
import { exportEnquiries } from '../storage/enquiries/readEnquiries';
import { describeRecords, erasePerson, readPersonRecords } from '../storage/people/personRecords';
import { parseCount, parseEmail, parseId } from './inputs';
import { deliver, exportCsv, type OwnerContext, withDatabase } from './ownerContext';

/** Exports of enquiries, everything about one person, and the trail of who did what. */
export function recordCommands(program: Command, context: OwnerContext): void {
  const { actor, print } = context;

  program
    .command('enquiries')
    .description('What prospects have sent; the desk has all else')
    .command('export')
    .description('all enquiries as CSV, or those that a search finds')
    .option('--search <text>', 'in name, address, company and message')
    .option('--out <file>', 'into a new file instead of the terminal')
    .action(({ out, search }: { out?: string; search?: string }) =>
      exportCsv(context, {
        subject: 'enquiries',
        rows: (db) => exportEnquiries(db, search),
        out,
      }),
    );

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
        const records = JSON.stringify(await readPersonRecords(db, email), null, 2);
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
        const records = await readPersonRecords(db, email);
        const what = describeRecords(records);
        if (!yes) return print(`Would remove ${what}. Nothing was changed; add --yes to remove them.\n`);
        await erasePerson(db, email, { actor, detail: what });
        print(`Removed ${what}. Backups and sent mails are yours to clear.\n`);
      }),
    );

  program
    .command('audit')
    .description(
      `who exported, changed or erased what, from a command or the desk; newest first, by the time in ${zoneName}`,
    )
    .argument('[id]', 'only of this enquiry', parseId)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action((id: string | undefined, { limit }: { limit: number }) =>
      withDatabase(context, async (db) => {
        const lines = (await listAudit(db, { subject: id, limit })).map(
          ({ at, actor, action, subject, detail }) =>
            `${sortableTime(at)}  ${actor}: ${action}, ${subject}${detail && ` (${detail})`}\n`,
        );
        print(lines.join('') || 'Nothing is written down yet.\n');
      }),
    );
}
