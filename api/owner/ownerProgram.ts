import { Command } from 'commander';
import { addAuditCommand } from './auditCommand';
import { addBackupCommands } from './backupCommands';
import { addDeskCommands } from './deskCommands';
import { addEnquiryCommands } from './enquiryCommands';
import { addMailCommands } from './mailCommands';
import type { OwnerContext } from './ownerContext';
import { addPersonCommands } from './personCommands';
import { addRetentionCommand } from './retentionCommand';
import { addSubscriberCommands } from './subscriberCommands';

/** The owner's side of a site without accounts: every command, its help and its errors. */
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
  addEnquiryCommands(program, context);
  addDeskCommands(program, context);
  addAuditCommand(program, context);
  addBackupCommands(program, context);
  addSubscriberCommands(program, context);
  addMailCommands(program, context);
  addPersonCommands(program, context);
  addRetentionCommand(program, context);
  return program;
}
