import { type RawBuilder, sql } from 'kysely';

/**
 * The statements that make the schema, by the names that databases record. A released migration never changes, and each
 * one only adds. So an older program can serve a newer schema, in a rolling upgrade and after a rollback
 * (migrations.test.ts).
 *
 * Name the next one after its day and its subject, such as `2026-12-01-1-job-titles`. The number orders the migrations
 * of a day.
 */
export const migrations: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  '2026-11-29-1-first-tables': [
    sql`
      create table enquiries (
        id uuid primary key,
        idempotency_key text unique,
        body_hash text not null,
        first_name text not null,
        last_name text not null,
        email text not null,
        email_key text not null,
        phone text not null,
        company text not null,
        service_interest text not null,
        description text not null,
        budget text not null,
        department text not null,
        held boolean not null default false,
        held_reason text,
        created_at timestamptz not null default now(),
        status text not null default 'new',
        answered_at timestamptz,
        note text not null default '')`,
    sql`create index enquiries_email_key on enquiries (email_key)`,
    sql`create index enquiries_held on enquiries (created_at) where held`,
    sql`create index enquiries_new on enquiries (created_at) where status = 'new'`,
    sql`
      create table subscribers (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        unsubscribe_token text not null unique,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        unsubscribed_at timestamptz)`,
    sql`
      create table consents (
        id uuid primary key,
        subscriber_id uuid not null references subscribers (id) on delete cascade,
        token text not null unique,
        text_version text not null,
        page text not null,
        network text not null,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz,
        confirmed_network text,
        withdrawn_at timestamptz)`,
    sql`create index consents_subscriber on consents (subscriber_id)`,
    sql`
      create table mails (
        id uuid primary key,
        kind text not null,
        enquiry_id uuid references enquiries (id) on delete cascade,
        subscriber_id uuid references subscribers (id) on delete cascade,
        status text not null default 'waiting',
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        leased boolean not null default false,
        last_error text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        priority smallint not null default 1,
        expires_at timestamptz,
        detail text,
        dedupe_key text unique)`,
    sql`create index mails_due on mails (priority, next_attempt_at) where status = 'waiting'`,
    sql`create index mails_dead on mails (finished_at) where status = 'dead'`,
    sql`create index mails_enquiry on mails (enquiry_id)`,
    sql`create index mails_subscriber on mails (subscriber_id)`,
    // As rate-limiter-flexible uses it. Unlogged: losing a count in a crash costs nothing, and no commit waits for the
    // disk.
    sql`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint)`,
    // Addresses that are never to be asked again, as fingerprints.
    sql`
      create table blocked_addresses (
        fingerprint text primary key,
        at timestamptz not null default now())`,
    // One row for each good backup.
    sql`
      create table backups (
        at timestamptz primary key default clock_timestamp(),
        file text not null)`,
    // A backup leaves its row out, so that a restored database keeps old messages back (storage/backups/backups.ts).
    sql`create table outbox_releases (at timestamptz primary key default now())`,
    sql`insert into outbox_releases default values`,
    // Fingerprints of the erased, for as long as a backup could bring them back.
    sql`
      create table erasures (
        fingerprint text primary key,
        at timestamptz not null default now())`,
  ],
};
