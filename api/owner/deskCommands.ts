import { InvalidArgumentError, type Command } from 'commander';
import { once } from 'node:events';
import { openDesk } from '../desk/deskServer';
import { createDeskLink, linkMinutes, signEverybodyOut } from '../storage/desk/deskKeys';
import { StartError } from 'shared-content/server/startError';
import { type OwnerContext, withDatabase } from './ownerContext';

export function deskCommands(program: Command, context: OwnerContext): void {
  const { config, print } = context;
  const desk = program.command('desk').description('The enquiries in a browser');

  desk
    .command('link')
    .description(
      `a link that signs in once, within ${linkMinutes} minutes, to the desk next to the site (DESK_PORT)`,
    )
    .option('--name <name>', 'who will sign in, for the audit trail', parseName, getUser(context))
    .action(({ name }: { name: string }) => {
      if (!config.desk)
        throw new StartError('No desk is served: set DESK_PORT and start the site again, or use: desk open');
      const base = config.desk.url ?? `http://localhost:${config.desk.port}`;
      return withDatabase(context, async (db) => print(linkText(base, await createDeskLink(db, name))));
    });

  desk
    .command('open')
    .description(
      'serves the desk from this command, on a free port of loopback, until Ctrl+C; prints the link that signs in',
    )
    .option('--name <name>', 'who will sign in, for the audit trail', parseName, getUser(context))
    .action(({ name }: { name: string }) =>
      withDatabase(context, async (db) => {
        const served = await openDesk({ config, db }, { port: 0, host: '127.0.0.1' });
        print(linkText(served.address.replace('127.0.0.1', 'localhost'), await createDeskLink(db, name)));
        await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
        await served.close();
      }),
    );

  desk
    .command('lock')
    .description('signs everyone out and makes unused links useless')
    .action(() =>
      withDatabase(context, async (db) => print(`${await signEverybodyOut(db)} sessions and links ended.\n`)),
    );
}

function linkText(base: string, key: string): string {
  return `${base}/sign-in/${key}\nWorks once, for ${linkMinutes} minutes. From another machine: ssh -L PORT:localhost:PORT server, with the port above.\n`;
}

/** The user's name without the kind of actor in front, because the desk adds its own. */
const getUser = ({ actor }: OwnerContext) => actor.replace(/^\w+:/, '');

function parseName(value: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u.test(value))
    throw new InvalidArgumentError('It must be a name of at most 40 letters and digits.');
  return value;
}
