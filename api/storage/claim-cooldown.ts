import { sql, type Kysely } from 'kysely';
import type { Database, MailKind } from './database';

/**
 * Reserves the address for this mail: true when no other mail of its kind went there within the cool-down. One statement, so two
 * workers cannot both win; a second attempt at the same mail wins again.
 */
export async function claimCooldown(
  db: Kysely<Database>,
  { emailKey, kind, mailId, seconds }: { emailKey: string; kind: MailKind; mailId: string; seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into cooldowns (email_key, kind, mail_id, until)
    values (${emailKey}, ${kind}, ${mailId}, now() + ${seconds} * interval '1 second')
    on conflict (email_key, kind) do update set mail_id = excluded.mail_id, until = excluded.until
      where cooldowns.until <= now() or cooldowns.mail_id = excluded.mail_id
    returning email_key`.execute(db);
  return rows.length === 1;
}
