import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Newsletters with the outcome of each copy, bouncing addresses, replies from the desk, and blocked senders. It only
 * adds, so that an older program can run beside it.
 */
export const newsletters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table newsletters (
        id uuid primary key,
        content_hash text not null unique,
        subject text not null,
        markdown text not null,
        status text not null default 'draft',
        per_hour integer not null default 1000,
        last_subscriber uuid,
        next_batch_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz)`.execute(db);
    await sql`
      alter table mails
        add column newsletter_id uuid references newsletters (id) on delete cascade,
        add column handover_at timestamptz`.execute(db);
    await sql`create index mails_newsletter on mails (newsletter_id) where newsletter_id is not null`.execute(
      db,
    );
    await sql`
      alter table subscribers
        add column bounced_at timestamptz,
        add column bounce_reason text`.execute(db);
    await sql`
      create table replies (
        id uuid primary key,
        enquiry_id uuid not null references enquiries (id) on delete cascade,
        body text not null,
        author text not null,
        created_at timestamptz not null default now())`.execute(db);
    await sql`create index replies_enquiry on replies (enquiry_id)`.execute(db);
    await sql`
      create table blocked_senders (
        sender text primary key,
        reason text not null default '',
        blocked_at timestamptz not null default now())`.execute(db);
  },
};
