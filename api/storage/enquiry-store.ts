import type { Kysely } from 'kysely';
import { createBatcher } from './create-batcher';
import type { Database } from './database';
import { findBodyHashes } from './find-body-hashes';
import { insertEnquiries, type NewEnquiry } from './insert-enquiries';

export interface EnquiryStore {
  findBodyHash: (idempotencyKey: string) => Promise<string | undefined>;
  /** Resolves after the commit; false when the idempotency key is there already. */
  insert: (enquiry: NewEnquiry) => Promise<boolean>;
}

/** The two questions that every enquiry asks of the database. Visitors who come at the same time share them. */
export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    findBodyHash: createBatcher((keys: string[]) => findBodyHashes(db, keys)),
    insert: createBatcher((enquiries: NewEnquiry[]) => insertEnquiries(db, enquiries)),
  };
}
