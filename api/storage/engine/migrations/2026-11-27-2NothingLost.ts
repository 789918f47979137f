import { sql, type Kysely, type Migration } from 'kysely';

/** The key of each enquiry's "answered" link. Fingerprints of the erased, for as long as a backup could bring them back. */
export const nothingLost: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table enquiries add column answer_key uuid not null default gen_random_uuid()`.execute(
      db,
    );
    await sql`create unique index enquiries_answer_key on enquiries (answer_key)`.execute(db);
    await sql`
      create table erasures (
        fingerprint text primary key,
        at timestamptz not null default now())`.execute(db);
  },
};
