import type { Command } from 'commander';
import { enquiryActions } from '../actions/enquiryActions';
import { removeMailFiles } from '../mail/removeMailFiles';
import { deleteEnquiry } from '../storage/enquiries/changeEnquiry';
import { findEnquiry } from '../storage/enquiries/findEnquiry';
import type { ListedEnquiry } from '../storage/enquiries/listEnquiries';
import { actionCommands } from './actionCommands';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseId } from './parseOptions';
import { printable } from './table';

/** The name of an enquiry's author. */
export const getName = (row: ListedEnquiry) => `${row.first_name} ${row.last_name}`;

/** The commands of `owner enquiries` that change an enquiry: status, department, note and data, or delete it. */
export function enquiryChangeCommands(enquiries: Command, context: OwnerContext): void {
  actionCommands(enquiries, context, enquiryActions, { thing: 'enquiry', find: findEnquiry });

  enquiries
    .command('delete')
    .description('remove one with its mails, such as spam; without --yes only says what that would be')
    .argument('<id>', 'as the list shows it', parseId)
    .option('--yes', 'do it')
    .action((id: string, { yes }: { yes?: true }) =>
      withDatabase(context, async (db) => {
        const found = await findEnquiry(db, id);
        if (!found) throw new OwnerError(`There is no enquiry ${id}`);
        if (!yes)
          return context.print(
            printable(
              `Would remove the enquiry of ${getName(found.enquiry)}. Nothing was changed; add --yes to remove it.\n`,
            ),
          );
        const mails = await deleteEnquiry(db, id, context.actor);
        removeMailFiles(context.config.dataDir, mails ?? []);
        context.print('Removed. Backups and sent mails are yours to clear.\n');
      }),
    );
}
