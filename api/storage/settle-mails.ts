import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

export type MailOutcome =
  | { status: 'sent' | 'suppressed' }
  | { status: 'dead'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number };

export type SettledMail = MailOutcome & { id: string };

/** Writes down how attempts ended. */
export async function settleMails(db: Kysely<Database>, mails: SettledMail[]): Promise<void> {
  await sql`
    update mails
    set leased = false,
        status = settled.status,
        last_error = settled.error,
        next_attempt_at = case when settled.status = 'waiting'
          then now() + settled."retryInSeconds" * interval '1 second' else mails.next_attempt_at end,
        finished_at = case when settled.status = 'waiting' then null else now() end
    from json_to_recordset(${JSON.stringify(mails)}::json)
      as settled (id uuid, status text, error text, "retryInSeconds" int)
    where mails.id = settled.id and mails.status = 'waiting'`.execute(db);
}
