import { Command } from 'commander';
import { backupCommands } from './backupCommands';
import { deskCommands } from './deskCommands';
import { mailCommands } from './mailCommands';
import type { OwnerContext } from './ownerContext';
import { recordCommands } from './recordCommands';
import { subscriberCommands } from './subscriberCommands';

/** The owner's command line. What the owner does with enquiries is at the desk, which `desk open` serves without any setting. */
export function ownerProgram(context: OwnerContext): Command {
  const program = new Command('owner')
    .description('What the site keeps: the desk in a browser, exports, backups and personal data.')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  npm run owner -w api -- desk open\n' +
        '  npm run owner -w api -- enquiries export --out enquiries.csv\n' +
        '  npm run owner -w api -- person erase ada@example.com --yes\n',
    )
    .showHelpAfterError('(add --help for what is possible)');
  recordCommands(program, context);
  deskCommands(program, context);
  mailCommands(program, context);
  subscriberCommands(program, context);
  backupCommands(program, context);
  return program;
}
