import { Argument, Option, type Command } from 'commander';
import { removeMailFiles } from '../mail/removeMailFiles';
import { writeAudit } from '../storage/audit/audited';
import type { Kysely } from 'kysely';
import type { Database, Department, EnquiryStatus } from '../storage/engine/database';
import {
  correctEnquiry,
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { findEnquiry } from '../storage/enquiries/findEnquiry';
import {
  eachEnquiry,
  listEnquiries,
  type EnquiryFilter,
  type ListedEnquiry,
} from '../storage/enquiries/listEnquiries';
import { releaseEnquiry } from '../storage/enquiries/releaseEnquiry';
import { deliverExport, type ExportOptions } from './deliverExport';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseCount, parseDate, parseEmail, parseId } from './parseOptions';
import { printable, table } from './table';

const departments: Department[] = ['general', 'career', 'projects'];
const statuses: EnquiryStatus[] = ['new', 'answered', 'spam'];
const departmentOption = () => new Option('--department <name>', 'only this department').choices(departments);
const statusOption = () => new Option('--status <status>', 'only these').choices(statuses);

export function addEnquiryCommands(program: Command, context: OwnerContext): void {
  const change = (id: string, deed: (db: Kysely<Database>) => Promise<boolean>, done: string) =>
    withDatabase(context, async (db) => {
      if (!(await findEnquiry(db, id))) throw new OwnerError(`There is no enquiry ${id}`);
      context.print((await deed(db)) ? `${done}\n` : 'Nothing had to be changed.\n');
    });
  const enquiries = program.command('enquiries').description('What prospects have sent');

  enquiries
    .command('list')
    .description('newest first')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .addOption(statusOption())
    .option('--overdue', 'only what is still new after the promised 24 hours')
    .option('--held', 'only what is held: possible spam, or unverified while the captcha was away')
    .option('--since <date>', 'from this day on (2025-09-24)', parseDate)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .option('--json', 'as JSON, with all fields')
    .action((filter: EnquiryFilter & { json?: true }) =>
      withDatabase(context, async (db) => {
        const rows = await listEnquiries(db, filter);
        if (filter.json) return context.print(`${JSON.stringify(rows.map(exported), null, 2)}\n`);
        if (rows.length === 0) return context.print('No enquiries.\n');
        context.print(
          table(
            ['Received', 'Status', 'Name', 'Email', 'Company', 'Department', 'Id'],
            rows.map((row) => [
              row.created_at,
              row.overdue ? 'overdue' : row.status,
              nameOf(row),
              row.email,
              row.company,
              row.held ? `${row.department} (held)` : row.department,
              row.id,
            ]),
          ),
        );
      }),
    );

  enquiries
    .command('show')
    .description('one enquiry in full, with the fate of its mails')
    .argument('<id>', 'as the list shows it', parseId)
    .action((id: string) =>
      withDatabase(context, async (db) => {
        const found = await findEnquiry(db, id);
        if (!found) throw new OwnerError(`There is no enquiry ${id}`);
        const { enquiry: row, mails } = found;
        const facts = Object.entries(exported(row)).filter(
          ([field, value]) => field !== 'message' && value !== '' && value !== null,
        );
        const text = facts.map(
          ([field, value]) => `${field}: ${value instanceof Date ? value.toISOString() : String(value)}`,
        );
        context.print(printable(`${text.join('\n')}\n\n${row.description}\n\n`));
        context.print(
          mails
            .map((mail) => `${mail.kind}: ${mail.status}${mail.last_error ? ` (${mail.last_error})` : ''}\n`)
            .join(''),
        );
      }),
    );

  enquiries
    .command('release')
    .description('treat a held enquiry as a real one: its mails are sent')
    .argument('<id>', 'as the list shows it', parseId)
    .action((id: string) =>
      withDatabase(context, async (db) => {
        if (!(await releaseEnquiry(db, id, context.actor)))
          throw new OwnerError(`There is no held enquiry ${id}`);
        context.print('Released; its mails are on their way.\n');
      }),
    );

  enquiries
    .command('status')
    .description('say where one stands')
    .argument('<id>', 'as the list shows it', parseId)
    .addArgument(new Argument('<status>', 'where').choices(statuses))
    .action((id: string, status: EnquiryStatus) =>
      change(id, (db) => setEnquiryStatus(db, id, status, context.actor), `It is ${status} now.`),
    );

  enquiries
    .command('move')
    .description(
      'give one to another department, which is told by email; its retention period goes by the new one',
    )
    .argument('<id>', 'as the list shows it', parseId)
    .addArgument(new Argument('<department>', 'where to').choices(departments))
    .action((id: string, department: Department) =>
      change(id, (db) => moveEnquiry(db, id, department, context.actor), `It belongs to ${department} now.`),
    );

  enquiries
    .command('note')
    .description('write down something about one; an empty text removes it')
    .argument('<id>', 'as the list shows it', parseId)
    .argument('<text>', 'the note')
    .action((id: string, text: string) =>
      change(id, (db) => noteEnquiry(db, id, text.trim(), context.actor), 'Noted.'),
    );

  enquiries
    .command('correct')
    .description('correct what someone says about themselves')
    .argument('<id>', 'as the list shows it', parseId)
    .option('--first-name <text>')
    .option('--last-name <text>')
    .option('--email <address>', '', parseEmail)
    .option('--phone <text>')
    .option('--company <text>')
    .action(
      (
        id: string,
        given: { firstName?: string; lastName?: string; email?: string; phone?: string; company?: string },
      ) => {
        const { firstName: first_name, lastName: last_name, ...rest } = given;
        return change(
          id,
          (db) => correctEnquiry(db, id, { first_name, last_name, ...rest }, context.actor),
          'Corrected.',
        );
      },
    );

  enquiries
    .command('delete')
    .description('remove one with its mails, such as spam; without --yes only says what that would be')
    .argument('<id>', 'as the list shows it', parseId)
    .option('--yes', 'do it')
    .action((id: string, { yes }: { yes?: true }) =>
      withDatabase(context, async (db) => {
        const found = await findEnquiry(db, id);
        if (!found) throw new OwnerError(`There is no enquiry ${id}`);
        if (!yes)
          return context.print(
            printable(
              `Would remove the enquiry of ${nameOf(found.enquiry)}. Nothing was changed; add --yes to remove it.\n`,
            ),
          );
        const mails = await deleteEnquiry(db, id, context.actor);
        removeMailFiles(context.config.dataDir, mails ?? []);
        context.print('Removed. Backups and sent mails are yours to clear.\n');
      }),
    );

  enquiries
    .command('export')
    .description('all enquiries, or those of the filter')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .addOption(statusOption())
    .option('--since <date>', 'from this day on (2025-09-24)', parseDate)
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'into a new file instead of the terminal')
    .action((options: EnquiryFilter & ExportOptions) =>
      withDatabase(context, async (db) => {
        const { search, department, status, since } = options;
        const rows = async function* () {
          for await (const row of eachEnquiry(db, { search, department, status, since })) yield exported(row);
        };
        const count = await deliverExport(context, rows(), options);
        const { actor } = context;
        await writeAudit(db, { actor, action: 'export', subject: 'enquiries', detail: `${count} rows` });
      }),
    );
}

const nameOf = (row: ListedEnquiry) => `${row.first_name} ${row.last_name}`;

/** The fields under the names that the form gives them, without what only the machine needs. */
function exported(row: ListedEnquiry) {
  return {
    id: row.id,
    received: row.created_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    serviceInterest: row.service_interest,
    budget: row.budget,
    department: row.department,
    held: row.held,
    heldReason: row.held_reason,
    status: row.overdue ? 'overdue' : row.status,
    answered: row.answered_at,
    note: row.note,
    firstPage: row.source_page,
    referrer: row.source_referrer,
    campaign: row.source_campaign,
    message: row.description,
  };
}
