import type { Command } from 'commander';
import { age } from '../mail/time';
import { listOpenMails, requeueMails } from '../storage/mails/openMails';
import { type OwnerContext, withDatabase } from './ownerContext';

/** Mails and webhook calls that could not be sent: what they are, and another try. */
export function mailCommands(program: Command, context: OwnerContext): void {
  const { print } = context;
  const mails = program.command('mails').description('Mails and webhook calls that could not be sent');

  mails
    .command('list')
    .description('those that were given up in the last days, and those that failed and are tried again')
    .action(() =>
      withDatabase(context, async (db) => {
        const lines = (await listOpenMails(db)).map(
          ({ kind, status, attempts, created_at: at, last_error: error, enquiry_id: enquiry }) =>
            `${status === 'dead' ? 'given up' : 'failing'}  ${kind}, ${attempts} tries, ${age(at)} old${enquiry ? `, enquiry ${enquiry}` : ''}: ${error}\n`,
        );
        print(lines.join('') || 'Every mail is sent or on its way.\n');
      }),
    );

  mails
    .command('retry')
    .description('tries all of them again, now and for three more days')
    .action(() => withDatabase(context, async (db) => print(`${await requeueMails(db)} are tried again.\n`)));
}
