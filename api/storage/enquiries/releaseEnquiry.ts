import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import { confirmationHours } from './insertEnquiries';

/**
 * Lets a held enquiry go its way: marks it and queues its mails in one statement. The department, which was told of a
 * possible spam, is told again without the mark. False when it is not held.
 */
export async function releaseEnquiry(db: Kysely<Database>, id: string, actor: string): Promise<boolean> {
  const released = await audited(
    db,
    { actor, action: 'enquiry released' },
    {
      change: sql`
        update enquiries set held = false, status = 'new' where id = ${id}::uuid and held
        returning id::text as subject, '' as detail`,
      also: sql`
        insert into mails (id, kind, enquiry_id, priority, expires_at)
        select mail.id::uuid, mail.kind, changed.subject::uuid, mail.priority, now() + mail.hours * interval '1 hour'
        from changed, (values (${newId()}, 'enquiry-notification', 0, null::int),
                              (${newId()}, 'enquiry-confirmation', 1, ${confirmationHours}::int))
                      as mail (id, kind, priority, hours)`,
    },
  );
  return released.length === 1;
}
