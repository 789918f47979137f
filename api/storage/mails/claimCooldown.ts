import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import type { MailKind } from './mailKinds';

export interface Claim {
  readonly mailId: string;
  readonly emailKey: string;
  readonly kind: MailKind;
  readonly seconds: number;
}

/**
 * Reserves an address for one mail. It may go when no other of its kind went there within the cool-down. One
 * statement, so that of two workers only one wins; a second attempt at the same mail wins again. A claim that ends
 * later than a new one would comes from a wrong clock and does not count.
 *
 * @returns whether the mail may go
 */
export async function claimCooldown(
  db: Kysely<Database>,
  { mailId, emailKey, kind, seconds }: Claim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cooldowns (email_key, kind, mail_id, until)
    values (${emailKey}, ${kind}, ${mailId}::uuid, now() + ${seconds} * interval '1 second')
    on conflict (email_key, kind) do update set mail_id = excluded.mail_id, until = excluded.until
      where cooldowns.until <= now() or cooldowns.mail_id = excluded.mail_id
        or cooldowns.until > excluded.until + interval '1 minute'
    returning mail_id`.execute(db);
  return rows.length === 1;
}
