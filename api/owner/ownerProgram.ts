import { Command, InvalidArgumentError } from 'commander';
import { cleanEmail } from 'shared-content/forms';
import type { Config } from '../config/config';
import { deskUserName } from '../config/readDeskConfig';
import { createDeskUser } from '../desk/signIn';
import { formatCsv } from '../http/formatCsv';
import { unsubscribeUrl } from '../mail/composeSubscriberMails';
import { age } from '../mail/time';
import type { Connection, Db } from '../storage/engine/database';
import { listOpenMails, requeueMails } from '../storage/mails/openMails';
import { listSubscribers, unblockAddress } from '../storage/subscribers/subscription';
import { backupCommands } from './backupCommands';

/** What the commands work with. */
export interface OwnerContext {
  readonly config: Config;
  readonly print: (text: string) => void;
  /** Opens the database for one command, and closes it in any case. */
  readonly withDatabase: (work: (db: Db) => Promise<void>) => Promise<void>;
}

/** The owner's command line. Enquiries and personal data are at the desk, which DESK_PORT serves. */
export function ownerProgram({
  open,
  ...given
}: Pick<OwnerContext, 'config' | 'print'> & { open: () => Promise<Connection> }): Command {
  const context = {
    ...given,
    withDatabase: async (work: (db: Db) => Promise<void>) => {
      const { db, close } = await open();
      await work(db).finally(close);
    },
  };
  const program = new Command('owner')
    .description('Users of the desk, the newsletter’s readers, backups, and mails that could not be sent.')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  npm run owner -w api -- desk user Rahim\n' +
        '  npm run -s owner -w api -- subscribers export > readers.csv\n' +
        '  npm run owner -w api -- mails list\n',
    )
    .showHelpAfterError('(add --help for what is possible)');
  for (const add of [deskCommands, mailCommands, subscriberCommands, backupCommands]) add(program, context);
  return program;
}

function deskCommands(program: Command, { print }: OwnerContext): void {
  program
    .command('desk')
    .description('Who may use the desk')
    .command('user')
    .description('makes a password, and the entry for DESK_USERS that admits it')
    .argument('<name>', 'who signs in; the log names them', (name: string) =>
      check(name, deskUserName, 'It must be a name of at most 40 letters and digits.'),
    )
    .action((name: string) => {
      const { user, password } = createDeskUser(name);
      print(
        `Password, which is stored nowhere: ${password}\nEntry for DESK_USERS, between commas: ${name}:${user.hash}\n`,
      );
    });
}

/** Mails and webhook calls that could not be sent: what they are, and another try. */
function mailCommands(program: Command, { print, withDatabase }: OwnerContext): void {
  const mails = program.command('mails').description('Mails and webhook calls that could not be sent');
  mails
    .command('list')
    .description('those that were given up in the last days, and those that failed and are tried again')
    .action(() =>
      withDatabase(async (db) => {
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
    .action(() => withDatabase(async (db) => print(`${await requeueMails(db)} are tried again.\n`)));
}

/** The newsletter's readers as a file, for the program that writes to them. */
function subscriberCommands(program: Command, { config, print, withDatabase }: OwnerContext): void {
  const subscribers = program.command('subscribers').description('Who receives the newsletter');
  subscribers
    .command('unblock')
    .description('let an address sign up again whose owner once chose never to be asked')
    .argument('<email>', 'the address', (email: string) =>
      check(cleanEmail(email), /^[^\s@]+@[^\s@]+$/, 'It must be an email address.'),
    )
    .action((email: string) =>
      withDatabase(async (db) =>
        print((await unblockAddress(db, email)) ? 'It may sign up again.\n' : 'It is not blocked.\n'),
      ),
    );
  subscribers
    .command('export')
    .description('print them as CSV, each with the link by which they leave')
    .action(() =>
      withDatabase(async (db) => {
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

function check(value: string, pattern: RegExp, fault: string): string {
  if (!pattern.test(value)) throw new InvalidArgumentError(fault);
  return value;
}
