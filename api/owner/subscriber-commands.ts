import { Option, type Command } from 'commander';
import type { Selectable } from 'kysely';
import type { SubscribersTable } from '../storage/database';
import { listSubscribers } from '../storage/list-subscribers';
import { deliverExport, type ExportOptions } from './deliver-export';
import { withDatabase, type OwnerContext } from './owner-context';
import { table } from './table';

interface Filter {
  search?: string;
  all?: true;
}

export function addSubscriberCommands(program: Command, context: OwnerContext): void {
  const subscribers = program.command('subscribers').description('Who receives the newsletter');

  subscribers
    .command('list')
    .description('newest first')
    .option('--search <text>', 'in the address')
    .option('--all', 'also who has left')
    .action((filter: Filter) =>
      withDatabase(context, async (db) => {
        const rows = await listSubscribers(db, filter);
        if (rows.length === 0) return context.print('No subscribers.\n');
        context.print(
          table(
            ['Since', 'Email', 'Left'],
            rows.map((row) => [row.created_at, row.email, row.unsubscribed_at]),
          ),
        );
      }),
    );

  subscribers
    .command('export')
    .description('for the program that sends the newsletter; each with the link by which they leave')
    .option('--search <text>', 'in the address')
    .option('--all', 'also who has left')
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'into a new file instead of the terminal')
    .action((options: Filter & ExportOptions) =>
      withDatabase(context, async (db) => {
        const rows = await listSubscribers(db, options);
        deliverExport(
          context,
          rows.map((row) => exported(row, context.config.publicApiUrl)),
          options,
        );
      }),
    );
}

function exported(row: Selectable<SubscribersTable>, publicApiUrl: string) {
  return {
    email: row.email,
    since: row.created_at,
    left: row.unsubscribed_at,
    unsubscribeUrl: `${publicApiUrl}/newsletter/unsubscribe/${row.unsubscribe_token}`,
  };
}
