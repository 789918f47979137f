import type { Kysely } from 'kysely';
import type { Database, HeldReason } from '../engine/database';
import { groupCommit } from '../engine/groupCommit';
import { insertEnquiries, type NewEnquiry } from './insertEnquiries';

/** What was stored under an idempotency key, as far as a second try must know it. */
export interface StoredEnquiry {
  readonly hash: string;
  readonly heldReason: HeldReason | null;
}

export interface EnquiryStore {
  find: (idempotencyKey: string) => Promise<StoredEnquiry | undefined>;
  /** Resolves after the commit; false when the idempotency key is there already. */
  insert: (enquiry: NewEnquiry) => Promise<boolean>;
}

/** The two questions that every enquiry asks of the database. */
export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    find: groupCommit((keys: string[]) => findByKeys(db, keys)),
    insert: groupCommit((enquiries: NewEnquiry[]) => insertEnquiries(db, enquiries)),
  };
}

/** What was sent under each of these idempotency keys before, if anything. */
async function findByKeys(db: Kysely<Database>, keys: string[]): Promise<(StoredEnquiry | undefined)[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['idempotency_key', 'body_hash', 'held_reason'])
    .where('idempotency_key', 'in', keys)
    .execute();
  const stored = new Map(
    rows.map((row) => [row.idempotency_key, { hash: row.body_hash, heldReason: row.held_reason }]),
  );
  return keys.map((key) => stored.get(key));
}
