import type { Command } from 'commander';
import { unsubscribeUrl } from '../mail/composeSubscriberMails';
import { readPages } from '../storage/engine/readPages';
import { listSubscribers } from '../storage/subscribers/subscriberList';
import { unblockAddress } from '../storage/subscribers/subscription';
import { parseEmail } from './inputs';
import { exportCsv, type OwnerContext, withDatabase } from './ownerContext';

/** The newsletter's readers as a file, for the program that writes to them. */
export function subscriberCommands(program: Command, context: OwnerContext): void {
  const { print } = context;
  const subscribers = program.command('subscribers').description('Who receives the newsletter');

  subscribers
    .command('unblock')
    .description('let an address sign up again whose owner once chose never to be asked')
    .argument('<email>', 'the address', parseEmail)
    .action((email: string) =>
      withDatabase(context, async (db) =>
        print((await unblockAddress(db, email)) ? 'It may sign up again.\n' : 'It is not blocked.\n'),
      ),
    );

  subscribers
    .command('export')
    .description('as CSV, each with the link by which they leave')
    .option('--all', 'also who has not confirmed yet or has left')
    .option('--out <file>', 'into a new file instead of the terminal')
    .action(({ all, out }: { all?: true; out?: string }) =>
      exportCsv(context, {
        rows: async function* (db) {
          for await (const row of readPages((before, limit) => listSubscribers(db, { all, before, limit })))
            yield {
              email: row.email,
              since: row.created_at,
              confirmed: row.confirmed_at,
              left: row.unsubscribed_at,
              unsubscribeUrl: unsubscribeUrl(context.config, row.unsubscribe_token),
            };
        },
        out,
      }),
    );
}
