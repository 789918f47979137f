import { Argument, type Command } from 'commander';
import type { Kysely } from 'kysely';
import { removeMailFiles } from '../mail/removeMailFiles';
import type { Database, Department, EnquiryStatus } from '../storage/engine/database';
import { correctableColumns } from '../storage/engine/enquiryColumns';
import {
  correctEnquiry,
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { findEnquiry } from '../storage/enquiries/findEnquiry';
import type { ListedEnquiry } from '../storage/enquiries/listEnquiries';
import { releaseEnquiry } from '../storage/enquiries/releaseEnquiry';
import { withDatabase, type OwnerContext, OwnerError } from './ownerContext';
import { parseEmail, parseId } from './parseOptions';
import { printable } from './table';

export const departments: Department[] = ['general', 'career', 'projects'];
export const statuses: EnquiryStatus[] = ['new', 'answered', 'spam'];

/** The name of an enquiry's author. */
export const getName = (row: ListedEnquiry) => `${row.first_name} ${row.last_name}`;

/** The commands of `owner enquiries` that change an enquiry: status, department, note and data, or delete it. */
export function enquiryChangeCommands(enquiries: Command, context: OwnerContext): void {
  const change = (id: string, deed: (db: Kysely<Database>) => Promise<boolean>, done: string) =>
    withDatabase(context, async (db) => {
      if (!(await findEnquiry(db, id))) throw new OwnerError(`There is no enquiry ${id}`);
      context.print((await deed(db)) ? `${done}\n` : 'Nothing had to be changed.\n');
    });

  enquiries
    .command('release')
    .description('treat a held enquiry as a real one: its mails are sent')
    .argument('<id>', 'as the list shows it', parseId)
    .action((id: string) =>
      withDatabase(context, async (db) => {
        if (
          !(await releaseEnquiry(db, id, {
            actor: context.actor,
            webhook: context.config.webhook !== undefined,
          }))
        )
          throw new OwnerError(`There is no held enquiry ${id}`);
        context.print('Released; its mails are on their way.\n');
      }),
    );

  enquiries
    .command('status')
    .description('say where one stands')
    .argument('<id>', 'as the list shows it', parseId)
    .addArgument(new Argument('<status>', 'where').choices(statuses))
    .action((id: string, status: EnquiryStatus) =>
      change(
        id,
        (db) =>
          setEnquiryStatus(db, id, status, context.actor, { tell: context.config.webhook !== undefined }),
        `It is ${status} now.`,
      ),
    );

  enquiries
    .command('move')
    .description(
      'give one to another department, which is told by email; its retention period goes by the new one',
    )
    .argument('<id>', 'as the list shows it', parseId)
    .addArgument(new Argument('<department>', 'where to').choices(departments))
    .action((id: string, department: Department) =>
      change(id, (db) => moveEnquiry(db, id, department, context.actor), `It belongs to ${department} now.`),
    );

  enquiries
    .command('note')
    .description('write down something about one; an empty text removes it')
    .argument('<id>', 'as the list shows it', parseId)
    .argument('<text>', 'the note')
    .action((id: string, text: string) =>
      change(id, (db) => noteEnquiry(db, id, text.trim(), context.actor), 'Noted.'),
    );

  const correct = enquiries
    .command('correct')
    .description('correct what someone says about themselves')
    .argument('<id>', 'as the list shows it', parseId)
    .action((id: string, given: Record<string, string>) =>
      change(id, (db) => correctEnquiry(db, id, given, context.actor), 'Corrected.'),
    );
  for (const { key, correctedBy } of correctableColumns()) {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (correctedBy === 'email') correct.option(`--${name} <address>`, '', parseEmail);
    else correct.option(`--${name} <text>`);
  }

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
