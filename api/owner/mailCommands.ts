import type { Command } from 'commander';
import { age } from '../mail/time';
import { dismissMails, listOpenMails, requeueMails } from '../storage/mails/openMails';
import { parseCount } from './inputs';
import { type OwnerContext, withDatabase } from './ownerContext';

/** Mails and webhook calls that could not be sent: what they are, another try, and an end of the alarms about them. */
export function mailCommands(program: Command, context: OwnerContext): void {
  const { actor, print } = context;
  const mails = program.command('mails').description('Mails and webhook calls that could not be sent');

  mails
    .command('list')
    .description('those that were given up, and those that failed and are tried again; newest first')
    .option('--limit <count>', 'at most so many', parseCount, 50)
    .action(({ limit }: { limit: number }) =>
      withDatabase(context, async (db) => {
        const lines = (await listOpenMails(db, limit)).map(
          ({ kind, status, attempts, created_at: at, last_error: error, enquiry_id: enquiry }) =>
            `${status === 'dead' ? 'given up' : 'failing'}  ${kind}, ${attempts} tries, ${age(at)} old${enquiry ? `, enquiry ${enquiry}` : ''}: ${error}\n`,
        );
        print(lines.join('') || 'Every mail is sent or on its way.\n');
      }),
    );

  mails
    .command('retry')
    .description('tries all of them again, now and for three more days')
    .action(() =>
      withDatabase(context, async (db) => print(`${await requeueMails(db, actor)} are tried again.\n`)),
    );

  mails
    .command('dismiss')
    .description('takes those that were given up off the list and out of the alarms')
    .action(() =>
      withDatabase(context, async (db) => print(`${await dismissMails(db, actor)} dismissed.\n`)),
    );
}
