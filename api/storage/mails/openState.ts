import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { isOverdue } from '../enquiries/listEnquiries';
import { isForOwner } from './visitorKinds';

/** What waits for a person, in numbers. */
export interface OpenState {
  /** Enquiries that look like spam, or that nobody could verify, until the owner releases them or calls them spam. */
  readonly held: number;
  /** What should have told the owner of something and was given up. */
  readonly dead: number;
  /** Mails and webhook calls that have been failing for more than an hour. */
  readonly failing: number;
  /** Enquiries of the last 30 days that nobody has answered within 24 hours. */
  readonly overdue: number;
}

/** Counts what the daily summary speaks of. */
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

/** True when somebody should be told. */
export function isOpen({ held, dead, failing, overdue }: OpenState): boolean {
  return held + dead + failing + overdue > 0;
}
