import type { Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { groupCommit } from '../engine/groupCommit';
import { findBodyHashes } from './findBodyHashes';
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
