import { Option, type Command } from 'commander';
import type { Selectable } from 'kysely';
import type { EnquiriesTable } from '../storage/database';
import { listEnquiries, type EnquiryFilter } from '../storage/list-enquiries';
import { releaseEnquiry } from '../storage/release-enquiry';
import { deliverExport, type ExportOptions } from './deliver-export';
import { withDatabase, type OwnerContext } from './owner-context';
import { OwnerError } from './owner-error';
import { parseCount, parseDate, parseId } from './parse-options';
import { printable, table } from './table';

const departmentOption = () =>
  new Option('--department <name>', 'only this department').choices(['general', 'career', 'projects']);

export function addEnquiryCommands(program: Command, context: OwnerContext): void {
  const enquiries = program.command('enquiries').description('What prospects have sent');

  enquiries
    .command('list')
    .description('newest first')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .option('--held', 'only what a bot seems to have sent; nobody was mailed about it')
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
            ['Received', 'Name', 'Email', 'Company', 'Department', 'Id'],
            rows.map((row) => [
              row.created_at,
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
        const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) throw new OwnerError(`There is no enquiry ${id}`);
        const mails = await db
          .selectFrom('mails')
          .selectAll()
          .where('enquiry_id', '=', id)
          .orderBy('kind')
          .execute();
        const facts = Object.entries(exported(row)).filter(
          ([field, value]) => field !== 'message' && value !== '',
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
        if (!(await releaseEnquiry(db, id))) throw new OwnerError(`There is no held enquiry ${id}`);
        context.print('Released; its mails are on their way.\n');
      }),
    );

  enquiries
    .command('export')
    .description('all enquiries, or those of the filter')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(departmentOption())
    .option('--since <date>', 'from this day on (2025-09-24)', parseDate)
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'into a new file instead of the terminal')
    .action((options: EnquiryFilter & ExportOptions) =>
      withDatabase(context, async (db) => {
        const { search, department, since } = options;
        deliverExport(
          context,
          (await listEnquiries(db, { search, department, since })).map(exported),
          options,
        );
      }),
    );
}

const nameOf = (row: Selectable<EnquiriesTable>) => `${row.first_name} ${row.last_name}`;

/** The fields under the names that the form gives them, without what only the machine needs. */
function exported(row: Selectable<EnquiriesTable>) {
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
    message: row.description,
  };
}
