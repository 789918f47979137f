import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { isOverdue } from '../enquiries/listEnquiries';
import { isForOwner } from './mailKinds';

/** Numbers of the things that wait for a person. */
export interface OpenState {
  /** Enquiries that look like spam or could not be verified, until the owner releases them or marks them as spam. */
  readonly held: number;
  /** Messages to the owner that were given up. */
  readonly dead: number;
  /** Mails and webhook calls that have failed for more than an hour. */
  readonly failing: number;
  /** Enquiries of the last 30 days without an answer within 24 hours. */
  readonly overdue: number;
}

/** Counts for the daily summary. */
export async function openState(db: Kysely<Database>): Promise<OpenState> {
  const { rows } = await sql<OpenState>`
    select (select count(*)::int from enquiries where held and status = 'new') as held,
           (select count(*)::int from mails where status = 'dead' and ${isForOwner}) as dead,
           (select count(*)::int from mails
             where status = 'waiting' and last_error is not null and created_at < now() - interval '1 hour') as failing,
           (select count(*)::int from enquiries
             where ${isOverdue} and created_at > now() - interval '30 days') as overdue`.execute(db);
  return rows[0]!;
}

/** Whether a person should be informed. */
export function isOpen({ held, dead, failing, overdue }: OpenState): boolean {
  return held + dead + failing + overdue > 0;
}
