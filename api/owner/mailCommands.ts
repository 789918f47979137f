import { Option, type Command } from 'commander';
import { writeAudit } from '../storage/audit/audited';
import { dismissMails } from '../storage/mails/dismissMails';
import { listMails, type MailFilter } from '../storage/mails/listMails';
import { requeueMails } from '../storage/mails/requeueMails';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseCount, parseIds } from './parseOptions';
import { table } from './table';

const filters: MailFilter[] = [
  'open',
  'dead',
  'failing',
  'waiting',
  'sent',
  'written',
  'suppressed',
  'expired',
  'dismissed',
];

export function mailCommands(program: Command, context: OwnerContext): void {
  const mails = program.command('mails').description('What the site has to send, and what it could not');

  mails
    .command('list')
    .description('by default what needs a look: dead letters, and mails that failed and will be tried again')
    .addOption(new Option('--status <status>', 'which').choices(filters).default('open'))
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action(({ status, limit }: { status: MailFilter; limit: number }) =>
      withDatabase(context, async (db) => {
        const rows = await listMails(db, { filter: status, limit });
        context.print(
          table(
            ['Since', 'Kind', 'Concerns', 'Status', 'Tries', 'Next try', 'Last error', 'Id'],
            rows.map((row) => [
              row.created_at,
              row.kind,
              row.email,
              row.status,
              row.attempts,
              row.status === 'waiting' ? row.next_attempt_at : null,
              row.last_error,
              row.id,
            ]),
            status === 'open' ? 'Every mail is sent or on its way.\n' : `No mails (${status}).\n`,
          ),
        );
      }),
    );

  mails
    .command('dismiss')
    .description('put dead letters away: no summary and no alarm speaks of them any more')
    .argument('[ids...]', 'ids as the list shows them', parseIds)
    .option('--all', 'every dead letter')
    .action((ids: string[], { all }: { all?: true }) =>
      withDatabase(context, async (db) => {
        if (ids.length === 0 && !all) throw new OwnerError('Name the mails, or give --all');
        const count = await dismissMails(db, all ? 'all' : ids, context.actor);
        if (count === 0 && !all) throw new OwnerError('None of these mails was given up');
        context.print(`${count} ${count === 1 ? 'mail' : 'mails'} put away.\n`);
      }),
    );

  mails
    .command('retry')
    .description(
      'send failed mails again, from the start of the back-off; the running site picks them up at once',
    )
    .argument('[ids...]', 'ids as the list shows them', parseIds)
    .option('--all', 'every dead letter to you, and every mail that waits after a failure')
    .action((ids: string[], { all }: { all?: true }) =>
      withDatabase(context, async (db) => {
        if (ids.length === 0 && !all) throw new OwnerError('Name the mails, or give --all');
        const count = await requeueMails(db, all ? 'all' : ids);
        const { actor } = context;
        await writeAudit(db, { actor, action: 'mails retried', subject: 'mails', detail: `${count} mails` });
        if (count === 0 && !all) throw new OwnerError('None of these mails has failed');
        context.print(`${count} ${count === 1 ? 'mail' : 'mails'} will be tried again.\n`);
      }),
    );
}
