import { type Command, Option } from 'commander';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import { composeNewsletter, parseNewsletter, type Words } from '../mail/composeNewsletter';
import {
  countRemaining,
  keepDraft,
  queueTestCopy,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { deliver } from './deliver';
import { parseCount, parseEmail, readInput } from './inputs';
import { StartError } from 'shared-content/server/startError';
import { type OwnerContext, withDatabase } from './ownerContext';

interface SendOptions {
  readonly dryRun?: true;
  readonly html?: string;
  readonly to?: string;
  readonly perHour: number;
  readonly yes?: true;
}

/** Sends a newsletter from a file. The command queues it, and the running site sends it; the desk has its report. */
export function newsletterCommand(program: Command, context: OwnerContext): void {
  const { actor, config, print } = context;
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
    .action((file: string, { dryRun, html, to, perHour, yes }: SendOptions) => {
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
