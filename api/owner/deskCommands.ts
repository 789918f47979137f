import { InvalidArgumentError, type Command } from 'commander';
import { once } from 'node:events';
import { deskUserName } from '../config/readDeskConfig';
import { openDesk } from '../desk/deskServer';
import { createDeskUser } from '../desk/signIn';
import { type OwnerContext, withDatabase } from './ownerContext';

export function deskCommands(program: Command, { config, open, print }: OwnerContext): void {
  const desk = program.command('desk').description('The enquiries in a browser');

  desk
    .command('user')
    .description('makes a password, and the entry for DESK_USERS that admits it')
    .argument('<name>', 'who signs in; the log names them', parseName)
    .action((name: string) => {
      const { user, password } = createDeskUser(name);
      print(
        `Password, which is stored nowhere: ${password}\nEntry for DESK_USERS, between commas: ${name}:${user.hash}\n`,
      );
    });

  desk
    .command('open')
    .description('serves the desk from this command, on a free port of loopback, until Ctrl+C')
    .action(() =>
      withDatabase({ open }, async (db) => {
        const { user, password } = createDeskUser('owner');
        const served = await openDesk({ config, db }, { port: 0, host: '127.0.0.1', users: [user] });
        const address = served.address.replace('127.0.0.1', 'localhost');
        print(`${address}\nName: ${user.name}\nPassword, until Ctrl+C: ${password}\n`);
        print('From another machine: ssh -L PORT:localhost:PORT server, with the port above.\n');
        await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
        await served.close();
      }),
    );
}

function parseName(value: string): string {
  if (!deskUserName.test(value))
    throw new InvalidArgumentError('It must be a name of at most 40 letters and digits.');
  return value;
}
