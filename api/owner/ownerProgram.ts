import { Command } from 'commander';
import { auditCommand } from './auditCommand';
import { backupCommands } from './backupCommands';
import { backupsCommands } from './backupsCommands';
import { blockCommands } from './blockCommands';
import { deskCommands } from './deskCommands';
import { enquiryCommands } from './enquiryCommands';
import { mailCommands } from './mailCommands';
import { newsletterCommands } from './newsletterCommands';
import type { OwnerContext } from './ownerContext';
import { personCommands } from './personCommands';
import { retentionCommand } from './retentionCommand';
import { subscriberCommands } from './subscriberCommands';

/** The owner's command line for a site without accounts: every command, its help and its errors. */
export function ownerProgram(context: OwnerContext): Command {
  const program = new Command('owner')
    .description('Look after the enquiries and subscribers of the site. Works while the site is running.')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  npm run owner -w api -- enquiries list --search textiles\n' +
        '  npm run owner -w api -- enquiries export --format csv --out enquiries.csv\n' +
        '  npm run owner -w api -- mails list\n' +
        '  npm run owner -w api -- person erase ada@example.com --yes\n',
    )
    .showHelpAfterError('(add --help for what is possible)');
  enquiryCommands(program, context);
  deskCommands(program, context);
  auditCommand(program, context);
  backupCommands(program, context);
  backupsCommands(program, context);
  blockCommands(program, context);
  subscriberCommands(program, context);
  newsletterCommands(program, context);
  mailCommands(program, context);
  personCommands(program, context);
  retentionCommand(program, context);
  return program;
}
