import { sql, type Kysely, type Migration } from 'kysely';

/** Adds an enquiry's status and source, the audit trail, and the keys of the owner's pages. */
export const ownerDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table enquiries
        add column status text not null default 'new',
        add column answered_at timestamptz,
        add column note text not null default '',
        add column source_page text not null default '',
        add column source_referrer text not null default '',
        add column source_campaign text not null default ''`.execute(db);
    // Whether these were answered is not recorded. As "new" all of them would be overdue in the first minute, and a
    // false alarm destroys trust in later ones. answered_at stays empty, because it is unknown.
    await sql`
      update enquiries set status = 'answered'
      where not held and created_at < now() - interval '24 hours'`.execute(db);
    await sql`create index enquiries_new on enquiries (created_at) where status = 'new'`.execute(db);

    await sql`
      create table audit (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        subject text not null,
        detail text not null)`.execute(db);
    await sql`create index audit_subject on audit (subject)`.execute(db);

    await sql`
      create table desk_keys (
        hash text primary key,
        kind text not null,
        name text not null,
        expires_at timestamptz not null)`.execute(db);
  },
};
