import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, MailsTable } from './database';

/** Longer than any one sending may take (see open-smtp-transport.ts), so that a mail is not sent twice while it is under way. */
export const leaseSeconds = 120;

/** Takes up to `limit` due mails for this worker alone. Leasing puts the next attempt off, so nothing is stuck after a kill. */
export async function leaseDueMails(db: Kysely<Database>, limit: number): Promise<Selectable<MailsTable>[]> {
  const { rows } = await sql<Selectable<MailsTable>>`
    update mails
    set leased = true, attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from mails
      where status = 'waiting' and next_attempt_at <= now()
      order by next_attempt_at
      limit ${limit}
      for update skip locked
    )
    returning *`.execute(db);
  return rows;
}
