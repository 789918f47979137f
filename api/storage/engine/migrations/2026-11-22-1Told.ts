import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Enquiries get a reason for being held, and sign-ups get consent. The outbox gets priorities, expiry dates, webhook
 * calls and dedupe keys. Subscribers stay subscribed, under the same unsubscribe link, with an honest record: asked
 * in the old way, without a confirming mail.
 */
export const told: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiries').addColumn('held_reason', 'text').execute();
    await sql`update enquiries set held_reason = 'honeypot' where held`.execute(db);
    await sql`create index enquiries_held on enquiries (created_at) where held`.execute(db);

    await db.schema
      .alterTable('mails')
      .addColumn('priority', 'smallint', (column) => column.notNull().defaultTo(1))
      .addColumn('expires_at', 'timestamptz')
      .addColumn('detail', 'text')
      .addColumn('dedupe_key', 'text', (column) => column.unique())
      .execute();
    await sql`update mails set priority = 0 where kind = 'enquiry-notification'`.execute(db);
    await sql`update mails set priority = 2 where kind = 'newsletter-welcome'`.execute(db);
    await sql`update mails set expires_at = created_at + interval '24 hours' where kind = 'enquiry-confirmation'`.execute(
      db,
    );
    await sql`drop index mails_due`.execute(db);
    await sql`create index mails_due on mails (priority, next_attempt_at) where status = 'waiting'`.execute(
      db,
    );

    await db.schema.alterTable('subscribers').addColumn('confirmed_at', 'timestamptz').execute();
    await sql`update subscribers set confirmed_at = created_at`.execute(db);
    await db.schema
      .createTable('consents')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'uuid', (column) =>
        column.notNull().references('subscribers.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (column) => column.unique())
      .addColumn('text_version', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('trapped', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('requested_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('confirmed_at', 'timestamptz')
      .addColumn('confirmed_network', 'text')
      .addColumn('withdrawn_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('consents_subscriber').on('consents').column('subscriber_id').execute();
    // The subscriber's id serves as the record's id. Each has only one, and an engine may lack a function for new
    // ids.
    await sql`
      insert into consents (id, subscriber_id, text_version, page, network, requested_at, withdrawn_at)
      select id, id, 'single-opt-in', 'unknown', 'unknown', created_at, unsubscribed_at from subscribers`.execute(
      db,
    );
  },
};
