import { Option, type Command } from 'commander';
import { writeAudit } from '../storage/audit/audited';
import { findEnquiry } from '../storage/enquiries/findEnquiry';
import {
  eachEnquiry,
  listEnquiries,
  type EnquiryFilter,
  type ListedEnquiry,
} from '../storage/enquiries/listEnquiries';
import { deliverExport, type ExportOptions } from './deliverExport';
import { departments, statuses } from '../actions/enquiryActions';
import { enquiryChangeCommands, getName } from './enquiryChangeCommands';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { sortableTime, zoneName } from '../actions/time';
import { parseCount, parseDate, parseId } from './parseOptions';
import { keyedValues } from '../storage/engine/enquiryColumns';
import { printable, table } from './table';

const departmentOption = () => new Option('--department <name>', 'only this department').choices(departments);
const statusOption = () => new Option('--status <status>', 'only these').choices(statuses);

/** `owner enquiries`: lists, shows and exports enquiries. The commands that change one are in the file beside it. */
export function enquiryCommands(program: Command, context: OwnerContext): void {
  const enquiries = program.command('enquiries').description('What prospects have sent');

  enquiries
    .command('list')
    .description('newest first')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .addOption(statusOption())
    .option('--overdue', 'only what is still new after the promised 24 hours')
    .option('--held', 'only what is held: possible spam, or unverified while the captcha was away')
    .option('--since <date>', 'from this day on, in Dhaka (2025-09-24)', parseDate)
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .option('--json', 'as JSON, with all fields')
    .action((filter: EnquiryFilter & { json?: true }) =>
      withDatabase(context, async (db) => {
        const rows = await listEnquiries(db, filter);
        if (filter.json) return context.print(`${JSON.stringify(rows.map(exported), null, 2)}\n`);
        context.print(
          table(
            ['Received', 'Status', 'Name', 'Email', 'Company', 'Department', 'Id'],
            rows.map((row) => [
              row.created_at,
              row.overdue ? 'overdue' : row.status,
              getName(row),
              row.email,
              row.company,
              row.held ? `${row.department} (held)` : row.department,
              row.id,
            ]),
            'No enquiries.\n',
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
          ([field, value]) =>
            `${field}: ${value instanceof Date ? `${sortableTime(value)} (${zoneName})` : String(value)}`,
        );
        context.print(printable(`${text.join('\n')}\n\n${row.description}\n\n`));
        context.print(
          mails
            .map(
              (mail) =>
                `${mail.kind}: ${mail.status}${mail.last_error ? ` (${printable(mail.last_error)})` : ''}\n`,
            )
            .join(''),
        );
      }),
    );

  enquiryChangeCommands(enquiries, context);

  enquiries
    .command('export')
    .description('all enquiries, or those of the filter')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .addOption(statusOption())
    .option('--since <date>', 'from this day on, in Dhaka (2025-09-24)', parseDate)
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

/** An enquiry's fields under the form's names, without internal ones. */
function exported(row: ListedEnquiry): Record<string, unknown> {
  return {
    id: row.id,
    received: row.created_at,
    ...keyedValues(row, ({ field, apart }) => field !== undefined && apart !== 'message'),
    department: row.department,
    held: row.held,
    heldReason: row.held_reason,
    status: row.overdue ? 'overdue' : row.status,
    answered: row.answered_at,
    note: row.note,
    ...keyedValues(row, ({ field }) => field === undefined),
    message: row.description,
  };
}
