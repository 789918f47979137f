import { InvalidArgumentError, type Command } from 'commander';
import { deskUserName } from '../config/readDeskConfig';
import { createDeskUser } from '../desk/signIn';
import type { OwnerContext } from './ownerContext';

export function deskCommands(program: Command, { print }: OwnerContext): void {
  program
    .command('desk')
    .description('Who may use the desk')
    .command('user')
    .description('makes a password, and the entry for DESK_USERS that admits it')
    .argument('<name>', 'who signs in; the log names them', parseName)
    .action((name: string) => {
      const { user, password } = createDeskUser(name);
      print(
        `Password, which is stored nowhere: ${password}\nEntry for DESK_USERS, between commas: ${name}:${user.hash}\n`,
      );
    });
}

function parseName(value: string): string {
  if (!deskUserName.test(value))
    throw new InvalidArgumentError('It must be a name of at most 40 letters and digits.');
  return value;
}
