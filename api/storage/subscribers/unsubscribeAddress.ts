import { sql, type Kysely } from 'kysely';
import { audited } from '../audit/audited';
import type { Database } from '../engine/database';
import { emailKey } from './emailKey';
import { leftEvents } from './subscriberEvents';

/**
 * Lets the owner unsubscribe a person who asked by mail or phone, along with open requests to return. False when the
 * address is not on the list.
 */
export async function unsubscribeAddress(
  db: Kysely<Database>,
  who: { email: string } | { id: string },
  actor: string,
  { tell = false } = {},
): Promise<boolean> {
  const left = await audited(
    db,
    { actor, action: 'subscriber unsubscribed' },
    {
      change: sql`
        update subscribers set unsubscribed_at = now()
        where unsubscribed_at is null
          and ${'id' in who ? sql`id = ${who.id}::uuid` : sql`email_key = ${emailKey(who.email)}`}
        returning id::text as subject, '' as detail`,
      also: sql`
        update consents set withdrawn_at = now()
        from changed where subscriber_id = changed.subject::uuid and withdrawn_at is null`,
      tells: leftEvents(sql`(select subject::uuid as id from changed) as gone`, tell),
    },
  );
  return left.length === 1;
}
