import type { Kysely, Selectable } from 'kysely';
import type { Database, MailsTable } from '../engine/database';
import { isOverdue, type ListedEnquiry } from './listEnquiries';

/** One enquiry with the state of its mails; undefined when the id is unknown. */
export async function findEnquiry(
  db: Kysely<Database>,
  id: string,
): Promise<{ enquiry: ListedEnquiry; mails: Selectable<MailsTable>[] } | undefined> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .select(isOverdue.as('overdue'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return { enquiry, mails };
}
