import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import { confirmationHours } from './insertEnquiry';

/**
 * Releases a held enquiry in one statement: queues its mails and, with `webhook`, the call of a fresh one. The
 * department, which was informed of possible spam, gets it again without the mark. False when it is not held or
 * already answered, because then its sender has had our answer.
 */
export async function releaseEnquiry(
  db: Kysely<Database>,
  id: string,
  { actor, webhook }: { actor: string; webhook: boolean },
): Promise<boolean> {
  const released = await audited(
    db,
    { actor, action: 'enquiry released' },
    {
      change: sql`
        update enquiries set held = false, status = 'new' where id = ${id}::uuid and held and status <> 'answered'
        returning id::text as subject, '' as detail`,
      also: sql`
        insert into mails (id, kind, enquiry_id, priority, expires_at)
        select mail.id::uuid, mail.kind, changed.subject::uuid, mail.priority, now() + mail.hours * interval '1 hour'
        from changed, (values (${newId()}, 'enquiry-notification', 0, null::int, true),
                              (${newId()}, 'enquiry-webhook', 0, null, ${webhook}),
                              (${newId()}, 'enquiry-confirmation', 1, ${confirmationHours}::int, true))
                      as mail (id, kind, priority, hours, wanted)
        where mail.wanted`,
    },
  );
  return released.length === 1;
}
