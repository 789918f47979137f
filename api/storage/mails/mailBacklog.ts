import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { isForOwner } from './mailKinds';

export interface MailBacklog {
  waiting: number;
  /** Waiting after at least one failed attempt. */
  failing: number;
  /** Given up, among the messages for the owner. */
  dead: number;
}

/** The queue's state for operators. Both conditions are those of partial indexes, so a large table costs no more. */
export async function mailBacklog(db: Kysely<Database>): Promise<MailBacklog> {
  const { rows } = await sql<MailBacklog>`
    select (select count(*)::int from mails where status = 'waiting') as waiting,
           (select count(*)::int from mails where status = 'waiting' and last_error is not null) as failing,
           (select count(*)::int from mails where status = 'dead' and ${isForOwner}) as dead`.execute(db);
  return rows[0]!;
}
