import type { Kysely } from 'kysely';
import type { Database, EnquiryStatus } from '../engine/database';
import { setEnquiryStatus } from './changeEnquiry';

/** The enquiry behind an "answered" link. */
export const findByAnswerKey = (
  db: Kysely<Database>,
  key: string,
): Promise<{ id: string; status: EnquiryStatus } | undefined> =>
  db.selectFrom('enquiries').select(['id', 'status']).where('answer_key', '=', key).executeTakeFirst();

/** Marks the enquiry as answered, the only thing that its link may do. A second call changes nothing. */
export async function answerByKey(
  db: Kysely<Database>,
  key: string,
  { webhook = false } = {},
): Promise<void> {
  const found = await findByAnswerKey(db, key);
  if (found) await setEnquiryStatus(db, found.id, 'answered', 'link', { webhook });
}
