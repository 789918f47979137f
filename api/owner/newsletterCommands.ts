import { type Command, InvalidArgumentError, Option } from 'commander';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import { readPages } from '../storage/engine/readPages';
import { StartError } from 'shared-content/server/startError';
import { composeNewsletter, parseNewsletter, type Words } from '../mail/composeNewsletter';
import { unsubscribeUrl } from '../mail/composeSubscriberMails';
import { parseCount, parseEmail, readAddresses, readInput } from './inputs';
import {
  countRemaining,
  keepDraft,
  queueTestCopy,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { addWithdrawals, addSubscribers, listSubscribers } from '../storage/subscribers/subscriberList';
import { deliver, exportCsv, type OwnerContext, withDatabase } from './ownerContext';

/** Commands on files: lists of subscribers, and a newsletter to all of them. The desk has all else. */
export function newsletterCommands(program: Command, context: OwnerContext): void {
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
        const left = await addWithdrawals(db, emails, actor);
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
        rows: async function* (db) {
          for await (const row of readPages((before, limit) => listSubscribers(db, { all, before, limit })))
            yield {
              email: row.email,
              since: row.created_at,
              confirmed: row.confirmed_at,
              left: row.unsubscribed_at,
              bounced: row.bounced_at,
              unsubscribeUrl: unsubscribeUrl(config, row.unsubscribe_token),
            };
        },
        out,
      }),
    );

  program
    .command('newsletter')
    .description('Write to all subscribers from a file; the desk has all else')
    .command('send')
    .description(
      'send a Markdown file whose first line is "# " and the subject; the same file again goes on where it stopped',
    )
    .argument('<file>', 'the newsletter')
    .option('--dry-run', 'only say how many would get it, and show it as plain text')
    .addOption(
      new Option('--html <file>', 'a dry run that also writes the HTML into a new file').implies({
        dryRun: true,
      }),
    )
    .addOption(
      new Option('--to <address>', 'one test copy to this address alone')
        .argParser(parseEmail)
        .conflicts(['dryRun', 'html']),
    )
    .option('--per-hour <count>', 'copies an hour; mail providers have limits', parseCount, 1000)
    .option('--yes', 'without asking')
    .action((file: string, options: SendOptions) => send(context, file, options));
}

function parseConsent(value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words.length < 5 || words.length > 200)
    throw new InvalidArgumentError('Say where and when, in 5 to 200 characters: it is the proof of consent.');
  return words;
}

interface SendOptions {
  readonly dryRun?: true;
  readonly html?: string;
  readonly to?: string;
  readonly perHour: number;
  readonly yes?: true;
}

/** Queues the newsletter of a file, which the running site sends. */
async function send(
  context: OwnerContext,
  file: string,
  { dryRun, html, to, perHour, yes }: SendOptions,
): Promise<void> {
  const { actor, config, print } = context;
  const words = readInput(file, parseNewsletter);
  return withDatabase(context, async (db) => {
    const readers = countReaders(await countRemaining(db, words));
    if (dryRun) {
      const shown = preview(context, words);
      if (html !== undefined) await deliver(context, Readable.from([shown.html]), html);
      return print(
        `Subject: ${shown.subject}\n\n${shown.text}\n${readers} would get it. Nothing was sent.\n`,
      );
    }
    // The law demands a link to unsubscribe that works.
    if (to === undefined && isLoopbackUrl(config.publicApiUrl))
      throw new StartError(
        `SITE_URL is not set, so the links to unsubscribe would lead to ${config.publicApiUrl}; set it as the server has it`,
      );
    const { id, status, subject } = await keepDraft(db, words);
    if (to !== undefined) {
      await queueTestCopy(db, id, to);
      return print(`A test copy to ${to} is queued; the running site sends it.\n`);
    }
    const startable = status === 'draft' || status === 'paused';
    if (startable && !yes && !(await agrees(`Send "${subject}" to ${readers}, ${perHour} an hour?`)))
      throw new StartError('Nothing was sent; answer with y, or add --yes');
    print(
      (await startNewsletter(db, id, { perHour, actor }))
        ? `"${subject}" goes to ${readers}, ${perHour} an hour. The running site sends it; the desk has its report.\n`
        : `"${subject}" ${status === 'sent' ? 'was sent before' : 'is being sent already'}; no reader gets it twice. The desk has its report.\n`,
    );
  });
}

const countReaders = (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;

const preview = ({ config }: OwnerContext, newsletter: Words) =>
  composeNewsletter(config, 'preview', {
    newsletter,
    to: 'reader@example.com',
    unsubscribeToken: 'each-reader-has-one',
  });

/** Asks at the terminal. Without a terminal, or when it closes, the answer is no. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output, prompt: `${question} [y/N] ` });
  try {
    terminal.prompt();
    for await (const answer of terminal) return /^y(es)?$/i.test(answer.trim());
    return false;
  } finally {
    terminal.close();
  }
}
