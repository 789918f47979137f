import { type Command, InvalidArgumentError } from 'commander';
import { unsubscribeUrl } from '../mail/composeSubscriberMails';
import { readAddresses } from './readAddresses';
import { addLeavings, addSubscribers } from '../storage/subscribers/addSubscribers';
import { listSubscribers } from '../storage/subscribers/listSubscribers';
import { exportCsv } from './deliver';
import { type OwnerContext, withDatabase } from './ownerContext';
import { readInput } from './inputs';

/** Commands on files of subscribers. The desk has all that concerns a single one. */
export function subscriberCommands(program: Command, context: OwnerContext): void {
  const { config, print, actor } = context;
  const subscribers = program.command('subscribers').description('Who receives the newsletter, as files');

  subscribers
    .command('import')
    .description('add the addresses of a CSV file with a column "email"; unsubscribed ones are skipped')
    .argument('<file>', 'the CSV file')
    .requiredOption(
      '--consent <words>',
      'where and when they agreed, such as "paper form, fair of May 2026"',
      parseConsent,
    )
    .option(
      '--confirmed',
      'they have confirmed already and you can prove it; without it each is asked by mail',
    )
    .action((file: string, { consent, confirmed = false }: { consent: string; confirmed?: boolean }) => {
      const emails = readInput(file, readAddresses);
      return withDatabase(context, async (db) => {
        const { added, known, gone } = await addSubscribers(db, emails, { consent, confirmed, actor });
        print(
          `${added} ${confirmed ? 'added' : 'asked by mail'}, ${known} on the list already, ${gone} left or bounced before and stay away.\n`,
        );
      });
    });

  subscribers
    .command('import-left')
    .description('the addresses of a CSV file that left elsewhere: they are off the list for good')
    .argument('<file>', 'the CSV file')
    .action((file: string) => {
      const emails = readInput(file, readAddresses);
      return withDatabase(context, async (db) => {
        const left = await addLeavings(db, emails, actor);
        print(`${emails.length} addresses stay away; ${left} of them were on the list.\n`);
      });
    });

  subscribers
    .command('export')
    .description('as CSV, each with the link by which they leave')
    .option('--all', 'also who has not confirmed yet or has left')
    .option('--out <file>', 'into a new file instead of the terminal')
    .action(({ all, out }: { all?: true; out?: string }) =>
      exportCsv(context, {
        subject: 'subscribers',
        list: (db, page) => listSubscribers(db, { all, ...page }),
        cells: (row) => ({
          email: row.email,
          since: row.created_at,
          confirmed: row.confirmed_at,
          left: row.unsubscribed_at,
          bounced: row.bounced_at,
          unsubscribeUrl: unsubscribeUrl(config, row.unsubscribe_token),
        }),
        out,
      }),
    );
}

function parseConsent(value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words.length < 5 || words.length > 200)
    throw new InvalidArgumentError('Say where and when, in 5 to 200 characters: it is the proof of consent.');
  return words;
}
