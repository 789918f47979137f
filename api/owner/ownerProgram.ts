import { Command } from 'commander';
import { backupCommands } from './backupCommands';
import { deskCommands } from './deskCommands';
import { mailCommands } from './mailCommands';
import type { OwnerContext } from './ownerContext';
import { subscriberCommands } from './subscriberCommands';

/** The owner's command line. Enquiries and personal data are at the desk, which DESK_PORT serves. */
export function ownerProgram(context: OwnerContext): Command {
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
  deskCommands(program, context);
  mailCommands(program, context);
  subscriberCommands(program, context);
  backupCommands(program, context);
  return program;
}
