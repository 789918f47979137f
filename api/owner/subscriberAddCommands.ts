import { InvalidArgumentError, type Command } from 'commander';
import { readAddresses } from '../newsletter/readAddresses';
import { suppressAddress } from '../storage/newsletters/suppressAddress';
import { addLeavings, addSubscribers } from '../storage/subscribers/addSubscribers';
import { readInput } from './pathFromHere';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseEmail } from './parseOptions';

interface AddOptions {
  readonly consent: string;
  readonly confirmed?: true;
}

/** The commands of `owner subscribers` for addresses from another system: who joins, who left, whose mail bounced. */
export function subscriberAddCommands(subscribers: Command, context: OwnerContext): void {
  const { print, actor } = context;
  const consent = [
    '--consent <words>',
    'where and when they agreed, such as "paper form, fair of May 2026"',
  ] as const;
  const confirmed = [
    '--confirmed',
    'they have confirmed already and you can prove it; without it each is asked by mail',
  ] as const;

  subscribers
    .command('add')
    .description('for someone who asked by email, phone or in person')
    .argument('<email>', 'the address', parseEmail)
    .requiredOption(...consent, parseConsent)
    .option(...confirmed)
    .action((email: string, options: AddOptions) =>
      withDatabase(context, async (db) => {
        const { added, gone } = await addSubscribers(db, [email], settings(options));
        if (gone > 0)
          throw new OwnerError(
            'This address has left, or its mail bounces; only its owner can sign up again',
          );
        if (added === 0) throw new OwnerError('This address is on the list already');
        print(options.confirmed ? 'Added.\n' : 'Asked by mail; it is on the list once it confirms.\n');
      }),
    );

  subscribers
    .command('import')
    .description('the addresses of a CSV file with a column "email"; whoever left stays away')
    .argument('<file>', 'the CSV file')
    .requiredOption(...consent, parseConsent)
    .option(...confirmed)
    .action((file: string, options: AddOptions) => {
      const emails = readInput(file, readAddresses);
      return withDatabase(context, async (db) => {
        const { added, known, gone } = await addSubscribers(db, emails, settings(options));
        print(
          `${added} ${options.confirmed ? 'added' : 'asked by mail'}, ${known} on the list already, ${gone} left or bounced before and stay away.\n`,
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
    .command('bounced')
    .description('mail to an address came back for good: newsletters go there no more')
    .argument('<email>', 'the address', parseEmail)
    .option('--reason <words>', 'what the mail server said', 'told by the owner')
    .action((email: string, { reason }: { reason: string }) =>
      withDatabase(context, async (db) => {
        if (!(await suppressAddress(db, { email, kind: 'bounce', reason })))
          throw new OwnerError('Nobody is subscribed under this address');
        print('Newsletters go there no more.\n');
      }),
    );

  const settings = ({ consent: words, confirmed: already }: AddOptions) => ({
    consent: words,
    confirmed: already ?? false,
    actor,
  });
}

function parseConsent(value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words.length < 5 || words.length > 200)
    throw new InvalidArgumentError('Say where and when, in 5 to 200 characters: it is the proof of consent.');
  return words;
}
