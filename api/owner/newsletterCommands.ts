import type { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { composeNewsletter } from '../mail/composeNewsletter';
import { parseNewsletter, type Words } from '../newsletter/parseNewsletter';
import { reportLines } from '../newsletter/reportLines';
import {
  countReachable,
  findNewsletter,
  keepDraft,
  listNewsletters,
  queueTestCopy,
  reportNewsletter,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { newsletterActions } from '../actions/newsletterActions';
import { actionCommands } from './actionCommands';
import { demandPublicLinks, localLinksOption } from './demandPublicLinks';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseCount, parseEmail, parseId } from './parseOptions';
import { pathFromHere, readInput } from './pathFromHere';
import { table } from './table';

interface SendOptions {
  readonly dryRun?: true;
  readonly html?: string;
  readonly to?: string;
  readonly yes?: true;
  readonly perHour: number;
  readonly localLinks?: true;
}

/** Commands that write to all subscribers. They queue the mails; the running site sends them. */
export function newsletterCommands(program: Command, context: OwnerContext): void {
  const { config, print, actor } = context;
  const newsletter = program.command('newsletter').description('Write to all subscribers');

  newsletter
    .command('send')
    .description(
      'send a Markdown file whose first line is "# " and the subject; the same file again goes on where it stopped',
    )
    .argument('<file>', 'the newsletter')
    .option('--dry-run', 'only say who would get it, and show it as plain text')
    .option('--html <file>', 'with --dry-run: write the HTML into a new file, to look at it in a browser')
    .option('--to <address>', 'one test copy to this address, and to nobody else', parseEmail)
    .option('--per-hour <count>', 'copies an hour; mail providers have limits', parseCount, 1000)
    .option('--yes', 'without asking')
    .option(...localLinksOption)
    .action(async (file: string, options: SendOptions) => {
      const words = readInput(file, parseNewsletter);
      if (options.dryRun) return dryRun(words, options);
      demandPublicLinks(context, options);
      await withDatabase(context, async (db) => {
        const draft = await keepDraft(db, words);
        if (options.to !== undefined) {
          await queueTestCopy(db, draft.id, options.to);
          return print(`A test copy to ${options.to} is queued; the running site sends it.\n`);
        }
        const report = await reportNewsletter(db, draft);
        if (draft.status === 'sending' || draft.status === 'sent')
          return print(
            `"${draft.subject}" ${draft.status === 'sent' ? 'has been sent to everybody' : 'is on its way'}; nobody gets it twice.\n${reportLines(report)}`,
          );
        const question = `Send "${draft.subject}" to ${report.remaining} subscribers, ${options.perHour} an hour?`;
        if (!options.yes && !(await agrees(question)))
          throw new OwnerError('Nothing was sent; answer with y, or give --yes');
        await startNewsletter(db, draft.id, { perHour: options.perHour, actor });
        print(
          `"${draft.subject}" goes to ${report.remaining} subscribers, ${options.perHour} an hour; the running site sends it.\nLook: npm run owner -w api -- newsletter show ${draft.id}\n`,
        );
      });
    });

  newsletter
    .command('list')
    .description('newest first')
    .action(() =>
      withDatabase(context, async (db) => {
        const rows = await listNewsletters(db, 50);
        print(
          table(
            ['Written', 'Subject', 'Status', 'Started', 'Finished', 'Id'],
            rows.map((row) => [
              row.created_at,
              row.subject,
              row.status,
              row.started_at,
              row.finished_at,
              row.id,
            ]),
            'No newsletters.\n',
          ),
        );
      }),
    );

  newsletter
    .command('show')
    .description('what has become of one')
    .argument('<id>', 'as the list shows it', parseId)
    .action((id: string) =>
      withDatabase(context, async (db) => {
        const found = await findNewsletter(db, id);
        if (!found) throw new OwnerError(`There is no newsletter ${id}`);
        print(`${found.subject}: ${found.status}\n${reportLines(await reportNewsletter(db, found))}`);
      }),
    );

  actionCommands(newsletter, context, newsletterActions, { thing: 'newsletter', find: findNewsletter });

  async function dryRun(words: Words, { html }: SendOptions): Promise<void> {
    const shown = composeNewsletter(config, 'preview', {
      newsletter: { ...words } as never,
      to: 'reader@example.com',
      unsubscribeToken: 'each-reader-has-one',
    });
    if (html !== undefined) writeFileSync(pathFromHere(html), shown.html, { flag: 'wx' });
    await withDatabase(context, async (db) =>
      print(
        `Subject: ${shown.subject}\n\n${shown.text}\n${await countReachable(db)} subscribers would get it. Nothing was sent.\n`,
      ),
    );
  }
}

/** Asks a person at the terminal. Without a terminal the answer is no. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
