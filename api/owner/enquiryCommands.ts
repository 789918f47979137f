import { type Command, Option } from 'commander';
import { departments, statuses } from '../desk/enquiryActions';
import { writeAudit } from '../storage/audit/audit';
import { keyedValues } from '../storage/engine/enquiryColumns';
import { eachRow } from '../storage/engine/lists';
import { type EnquiryFilter, type ListedEnquiry, listEnquiries } from '../storage/enquiries/readEnquiries';
import { deliverCsv } from './deliver';
import { type OwnerContext, withDatabase } from './ownerContext';
import { parseDate } from './inputs';

export function enquiryCommands(program: Command, context: OwnerContext): void {
  program
    .command('enquiries')
    .description('What prospects have sent; the desk has all else')
    .command('export')
    .description('all enquiries as CSV, or those of the filter')
    .option('--search <text>', 'in name, address, company and message')
    .addOption(new Option('--department <name>', 'only this department').choices(departments))
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .option('--since <date>', 'from this day on, in Dhaka (2025-09-24)', parseDate)
    .option('--out <file>', 'into a new file instead of the terminal')
    .action(({ out, ...filter }: EnquiryFilter & { out?: string }) =>
      withDatabase(context, async (db) => {
        const rows = async function* () {
          for await (const row of eachRow((page) => listEnquiries(db, { ...filter, ...page })))
            yield exported(row);
        };
        const count = await deliverCsv(context, rows(), out);
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
