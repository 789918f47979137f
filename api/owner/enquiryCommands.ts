import type { Command } from 'commander';
import { keyedValues } from '../storage/engine/enquiryColumns';
import { type ListedEnquiry, listEnquiries } from '../storage/enquiries/readEnquiries';
import { exportCsv } from './deliver';
import type { OwnerContext } from './ownerContext';

export function enquiryCommands(program: Command, context: OwnerContext): void {
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
        list: (db, page) => listEnquiries(db, { search, ...page }),
        cells: exported,
        out,
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
