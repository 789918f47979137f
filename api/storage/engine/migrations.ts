import { type RawBuilder, sql } from 'kysely';

/**
 * The statements that made the schema, by the names that databases record. A released migration never changes, and each
 * one only adds. So an older program can serve a newer schema, in a rolling upgrade and after a rollback
 * (migrations.test.ts).
 *
 * Name the next one after its day and its subject, such as `2026-12-01-1-job-titles`. The number orders the migrations
 * of a day. Names in databases cannot change, so older ones keep odd numbers and subjects.
 */
export const migrations: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  // The first tables.
  '2025-09-24-enquiries-subscribers-mails': [
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
        created_at timestamptz not null default now())`,
    sql`create index enquiries_email_key on enquiries (email_key)`,
    sql`
      create table subscribers (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        unsubscribe_token text not null unique,
        created_at timestamptz not null default now(),
        unsubscribed_at timestamptz)`,
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
        finished_at timestamptz)`,
    sql`create index mails_due on mails (next_attempt_at) where status = 'waiting'`,
    sql`create index mails_dead on mails (finished_at) where status = 'dead'`,
    sql`create index mails_enquiry on mails (enquiry_id)`,
    sql`create index mails_subscriber on mails (subscriber_id)`,
    sql`
      create table cooldowns (
        email_key text not null,
        kind text not null,
        mail_id uuid not null,
        until timestamptz not null,
        primary key (email_key, kind))`,
  ],

  // Reasons for held enquiries, consents, and the outbox's priorities, expiry dates, webhook calls and dedupe keys.
  // Subscribers stay subscribed, under the same unsubscribe link, with an honest record: asked in the old way, without
  // a confirming mail.
  '2026-11-22-1-told': [
    sql`alter table enquiries add column held_reason text`,
    sql`update enquiries set held_reason = 'honeypot' where held`,
    sql`create index enquiries_held on enquiries (created_at) where held`,
    sql`
      alter table mails
        add column priority smallint not null default 1,
        add column expires_at timestamptz,
        add column detail text,
        add column dedupe_key text unique`,
    sql`update mails set priority = 0 where kind = 'enquiry-notification'`,
    sql`update mails set priority = 2 where kind = 'newsletter-welcome'`,
    sql`update mails set expires_at = created_at + interval '24 hours' where kind = 'enquiry-confirmation'`,
    sql`drop index mails_due`,
    sql`create index mails_due on mails (priority, next_attempt_at) where status = 'waiting'`,
    sql`alter table subscribers add column confirmed_at timestamptz`,
    sql`update subscribers set confirmed_at = created_at`,
    sql`
      create table consents (
        id uuid primary key,
        subscriber_id uuid not null references subscribers (id) on delete cascade,
        token text unique,
        text_version text not null,
        page text not null,
        network text not null,
        trapped boolean not null default false,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz,
        confirmed_network text,
        withdrawn_at timestamptz)`,
    sql`create index consents_subscriber on consents (subscriber_id)`,
    // The subscriber's id serves as the record's id: each has only one, and an engine may lack a function for ids.
    sql`
      insert into consents (id, subscriber_id, text_version, page, network, requested_at, withdrawn_at)
      select id, id, 'single-opt-in', 'unknown', 'unknown', created_at, unsubscribed_at from subscribers`,
  ],

  // Status and source of an enquiry, audit trail.
  '2026-11-22-2-owner-desk': [
    sql`
      alter table enquiries
        add column status text not null default 'new',
        add column answered_at timestamptz,
        add column note text not null default '',
        add column source_page text not null default '',
        add column source_referrer text not null default '',
        add column source_campaign text not null default ''`,
    // Whether these were answered is not recorded. As "new" all of them would be overdue in the first minute, and a
    // false alarm destroys trust in later ones. answered_at stays empty, because it is unknown.
    sql`
      update enquiries set status = 'answered'
      where not held and created_at < now() - interval '24 hours'`,
    sql`create index enquiries_new on enquiries (created_at) where status = 'new'`,
    sql`
      create table audit (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        subject text not null,
        detail text not null)`,
    sql`create index audit_subject on audit (subject)`,
  ],

  // Telemetry: failures and violations per minute, web vitals per day.
  '2026-11-22-3-encounters': [
    sql`
      create table encounters (
        minute timestamptz not null,
        generation text not null,
        app text not null,
        version text not null,
        kind text not null,
        count integer not null,
        primary key (minute, generation, app, version, kind))`,
    sql`
      create table vitals (
        day date not null,
        page text not null,
        device text not null,
        name text not null,
        rating text not null,
        count integer not null,
        primary key (day, page, device, name, rating))`,
  ],

  // Keys of "answered" links. Fingerprints of the erased, for as long as a backup could bring them back.
  '2026-11-27-2-nothing-lost': [
    sql`alter table enquiries add column answer_key uuid not null default gen_random_uuid()`,
    sql`create unique index enquiries_answer_key on enquiries (answer_key)`,
    sql`
      create table erasures (
        fingerprint text primary key,
        at timestamptz not null default now())`,
  ],

  // Newsletters with the outcome of each copy, bouncing addresses.
  '2026-11-27-9-n-newsletters': [
    sql`
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
        finished_at timestamptz)`,
    sql`
      alter table mails
        add column newsletter_id uuid references newsletters (id) on delete cascade,
        add column handover_at timestamptz`,
    sql`create index mails_newsletter on mails (newsletter_id) where newsletter_id is not null`,
    sql`
      alter table subscribers
        add column bounced_at timestamptz,
        add column bounce_reason text`,
  ],
};
