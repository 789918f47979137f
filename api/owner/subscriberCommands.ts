import { InvalidArgumentError, type Command } from 'commander';
import { formatCsv } from '../http/formatCsv';
import { unsubscribeUrl } from '../mail/composeSubscriberMails';
import { listSubscribers, unblockAddress } from '../storage/subscribers/subscription';
import { type OwnerContext, withDatabase } from './ownerContext';

/** The newsletter's readers as a file, for the program that writes to them. */
export function subscriberCommands(program: Command, context: OwnerContext): void {
  const { config, print } = context;
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
    .description('print them as CSV, each with the link by which they leave')
    .action(() =>
      withDatabase(context, async (db) => {
        const rows = (await listSubscribers(db)).map((subscriber) => ({
          email: subscriber.email,
          since: subscriber.created_at,
          confirmed: subscriber.confirmed_at,
          unsubscribeUrl: unsubscribeUrl(config, subscriber.unsubscribe_token),
        }));
        print(formatCsv(rows));
      }),
    );
}

function parseEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new InvalidArgumentError('It must be an email address.');
  return value;
}
