import { Option, type Command } from 'commander';
import type { Selectable } from 'kysely';
import type { SubscribersTable } from '../storage/engine/database';
import { eachSubscriber, listSubscribers } from '../storage/subscribers/listSubscribers';
import { writeAudit } from '../storage/audit/audited';
import { unsubscribe } from '../storage/subscribers/unsubscribe';
import { deliverExport, type ExportOptions } from './deliverExport';
import type { Config } from '../config/config';
import { unsubscribeUrl } from '../mail/composeNewsletterMails';
import { demandPublicLinks, localLinksOption } from './demandPublicLinks';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseEmail } from './parseOptions';
import { subscriberAddCommands } from './subscriberAddCommands';
import { table } from './table';

interface Filter {
  search?: string;
  all?: true;
}

export function subscriberCommands(program: Command, context: OwnerContext): void {
  const subscribers = program.command('subscribers').description('Who receives the newsletter');

  subscribers
    .command('list')
    .description('newest first')
    .option('--search <text>', 'in the address')
    .option('--all', 'also who has not confirmed yet or has left')
    .action((filter: Filter) =>
      withDatabase(context, async (db) => {
        const rows = await listSubscribers(db, filter);
        context.print(
          table(
            ['Since', 'Email', 'Confirmed', 'Left', 'Bounced'],
            rows.map((row) => [
              row.created_at,
              row.email,
              row.confirmed_at,
              row.unsubscribed_at,
              row.bounced_at,
            ]),
            'No subscribers.\n',
          ),
        );
      }),
    );

  subscriberAddCommands(subscribers, context);

  subscribers
    .command('unsubscribe')
    .description('for someone who asked by email or phone')
    .argument('<email>', 'the address', parseEmail)
    .action((email: string) =>
      withDatabase(context, async (db) => {
        const { actor, config } = context;
        const outcome = await unsubscribe(db, { email }, { actor, webhook: config.webhook !== undefined });
        if (outcome !== 'left') throw new OwnerError('Nobody is subscribed under this address');
        context.print('Unsubscribed.\n');
      }),
    );

  subscribers
    .command('export')
    .description('for the program that sends the newsletter; each with the link by which they leave')
    .option('--search <text>', 'in the address')
    .option('--all', 'also who has not confirmed yet or has left')
    .addOption(new Option('--format <format>', 'how').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'into a new file instead of the terminal')
    .option(...localLinksOption)
    .action((options: Filter & ExportOptions & { localLinks?: true }) =>
      withDatabase(context, async (db) => {
        demandPublicLinks(context, options);
        const rows = async function* () {
          for await (const row of eachSubscriber(db, options)) yield exported(row, context.config);
        };
        const count = await deliverExport(context, rows(), options);
        const { actor } = context;
        await writeAudit(db, { actor, action: 'export', subject: 'subscribers', detail: `${count} rows` });
      }),
    );
}

function exported(row: Selectable<SubscribersTable>, config: Pick<Config, 'publicApiUrl'>) {
  return {
    email: row.email,
    since: row.created_at,
    confirmed: row.confirmed_at,
    left: row.unsubscribed_at,
    bounced: row.bounced_at,
    unsubscribeUrl: unsubscribeUrl(config, row.unsubscribe_token),
  };
}
