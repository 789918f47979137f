import { Command } from 'commander';
import { backupCommands } from './backupCommands';
import { deskCommands } from './deskCommands';
import { mailCommands } from './mailCommands';
import { newsletterCommands } from './newsletterCommands';
import type { OwnerContext } from './ownerContext';
import { recordCommands } from './recordCommands';

/** The owner's command line. What the owner does with enquiries is at the desk, which `desk open` serves without any setting. */
export function ownerProgram(context: OwnerContext): Command {
  const program = new Command('owner')
    .description(
      'What the site keeps: the desk in a browser, newsletters from files, exports, backups and personal data. Works while the site is running.',
    )
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
  backupCommands(program, context);
  newsletterCommands(program, context);
  return program;
}
