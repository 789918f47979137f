import { sql, type Kysely } from 'kysely';
import type { Database, MailKind } from '../engine/database';

export interface Claim {
  mail_id: string;
  email_key: string;
  kind: MailKind;
  seconds: number;
}

/**
 * Reserves each address for one mail. A mail may go when no other of its kind went there within the cool-down. One
 * statement, so that of two workers only one wins; a second attempt at the same mail wins again. A claim that ends
 * later than a new one would comes from a wrong clock and does not count.
 * @returns ids of the mails that may go
 */
export async function claimCooldowns(db: Kysely<Database>, claims: Claim[]): Promise<Set<string>> {
  // One claim per address and kind, the oldest mail's (ids sort by time). Addresses are sorted against deadlocks.
  const oldestFirst = claims.toSorted((a, b) => (a.mail_id < b.mail_id ? -1 : 1));
  const firsts = new Map<string, Claim>();
  for (const claim of oldestFirst) {
    const key = `${claim.email_key} ${claim.kind}`;
    if (!firsts.has(key)) firsts.set(key, claim);
  }
  const inOrder = [...firsts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, claim]) => claim);
  if (inOrder.length === 0) return new Set();
  const { rows } = await sql<{ mail_id: string }>`
    insert into cooldowns (email_key, kind, mail_id, until)
    select email_key, kind, mail_id, now() + seconds * interval '1 second'
    from json_to_recordset(${JSON.stringify(inOrder)}::json) as claim (email_key text, kind text, mail_id uuid, seconds int)
    on conflict (email_key, kind) do update set mail_id = excluded.mail_id, until = excluded.until
      where cooldowns.until <= now() or cooldowns.mail_id = excluded.mail_id
        or cooldowns.until > excluded.until + interval '1 minute'
    returning mail_id`.execute(db);
  return new Set(rows.map((row) => row.mail_id));
}
