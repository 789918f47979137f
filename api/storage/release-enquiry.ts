import { sql, type Kysely } from 'kysely';
import type { Database } from './database';
import { newId } from './new-id';

/** Lets a held enquiry go its way: marks it and queues its mails in one statement. False when it is not held. */
export async function releaseEnquiry(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    with released as (
      update enquiries set held = false where id = ${id}::uuid and held returning id
    ), queued as (
      insert into mails (id, kind, enquiry_id)
      select mail.id::uuid, mail.kind, released.id
      from released, (values (${newId()}, 'enquiry-notification'), (${newId()}, 'enquiry-confirmation')) as mail (id, kind)
    )
    select id from released`.execute(db);
  return rows.length === 1;
}
