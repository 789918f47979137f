import type { Kysely } from 'kysely';
import type { Database, HeldReason } from '../engine/database';
import { groupCommit } from '../engine/groupCommit';
import { insertEnquiries, type NewEnquiry } from './insertEnquiries';

/** The enquiry under an idempotency key, as far as a repeat needs it. */
export interface StoredEnquiry {
  readonly hash: string;
  readonly heldReason: HeldReason | null;
}

export interface EnquiryStore {
  find: (idempotencyKey: string) => Promise<StoredEnquiry | undefined>;
  /** Resolves after the commit. False when the idempotency key exists already. */
  insert: (enquiry: NewEnquiry) => Promise<boolean>;
}

/** The two database calls of every enquiry. */
export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    find: groupCommit((keys: string[]) => findByKeys(db, keys)),
    insert: groupCommit((enquiries: NewEnquiry[]) => insertEnquiries(db, enquiries)),
  };
}

/** Finds the earlier enquiry under each of these idempotency keys, if any. */
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
