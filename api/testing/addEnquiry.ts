import type { ContactPayload } from 'shared-content/forms';
import type { Kysely } from 'kysely';
import { toEnquiry } from '../routes/toEnquiry';
import type { Database } from '../storage/engine/database';
import { insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { filledContact } from './filledContact';

/** Stores an enquiry as the form does. Returns its id. */
export async function addEnquiry(
  db: Kysely<Database>,
  values: Partial<ContactPayload> = {},
  { held = false, hoursAgo = 0 } = {},
): Promise<string> {
  const hash = String(Math.random());
  await insertEnquiry(
    db,
    toEnquiry(filledContact(values), { hash, heldReason: held ? 'honeypot' : undefined }),
  );
  const { id } = await db
    .updateTable('enquiries')
    .set({ created_at: new Date(Date.now() - hoursAgo * 3_600_000) })
    .where('body_hash', '=', hash)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
