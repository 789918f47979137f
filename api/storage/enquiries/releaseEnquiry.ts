import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';
import { queueForEnquiry } from '../mails/queueForEnquiry';
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
      queues: queueForEnquiry(
        { kind: 'enquiry-notification', priority: 0 },
        webhook && { kind: 'enquiry-webhook', priority: 0 },
        { kind: 'enquiry-confirmation', priority: 1, hours: confirmationHours },
      ),
    },
  );
  return released.length === 1;
}
