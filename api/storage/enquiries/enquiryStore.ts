import type { Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { groupCommit } from '../engine/groupCommit';
import { insertEnquiries, type NewEnquiry } from './insertEnquiries';

export interface EnquiryStore {
  findBodyHash: (idempotencyKey: string) => Promise<string | undefined>;
  /** Resolves after the commit; false when the idempotency key is there already. */
  insert: (enquiry: NewEnquiry) => Promise<boolean>;
}

/** The two questions that every enquiry asks of the database. */
export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    findBodyHash: groupCommit((keys: string[]) => findBodyHashes(db, keys)),
    insert: groupCommit((enquiries: NewEnquiry[]) => insertEnquiries(db, enquiries)),
  };
}

/** What was sent under each of these idempotency keys before, if anything. */
async function findBodyHashes(db: Kysely<Database>, keys: string[]): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['idempotency_key', 'body_hash'])
    .where('idempotency_key', 'in', keys)
    .execute();
  const hashes = new Map(rows.map((row) => [row.idempotency_key, row.body_hash]));
  return keys.map((key) => hashes.get(key));
}
