import { sql, type Kysely } from 'kysely';
import type { Database } from './database';

export type MailOutcome =
  | { status: 'sent' | 'suppressed' }
  | { status: 'dead'; error: string }
  | { status: 'waiting'; error: string; retryInSeconds: number };

/** Writes down how an attempt ended. */
export async function settleMail(db: Kysely<Database>, mailId: string, outcome: MailOutcome): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      leased: false,
      status: outcome.status,
      last_error: 'error' in outcome ? outcome.error : null,
      ...(outcome.status === 'waiting'
        ? { next_attempt_at: sql<Date>`now() + ${outcome.retryInSeconds} * interval '1 second'` }
        : { finished_at: sql<Date>`now()` }),
    })
    .where('id', '=', mailId)
    .where('status', '=', 'waiting')
    .execute();
}
