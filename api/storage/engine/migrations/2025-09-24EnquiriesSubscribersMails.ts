import { sql, type Kysely, type Migration } from 'kysely';

export const enquiriesSubscribersMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiries')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('idempotency_key', 'text', (column) => column.unique())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('service_interest', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('budget', 'text', (column) => column.notNull())
      .addColumn('department', 'text', (column) => column.notNull())
      .addColumn('held', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema.createIndex('enquiries_email_key').on('enquiries').column('email_key').execute();

    await db.schema
      .createTable('subscribers')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('unsubscribed_at', 'timestamptz')
      .execute();

    await db.schema
      .createTable('mails')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('enquiry_id', 'uuid', (column) => column.references('enquiries.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'uuid', (column) => column.references('subscribers.id').onDelete('cascade'))
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('waiting'))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('leased', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('finished_at', 'timestamptz')
      .execute();
    await sql`create index mails_due on mails (next_attempt_at) where status = 'waiting'`.execute(db);
    await sql`create index mails_dead on mails (finished_at) where status = 'dead'`.execute(db);
    await db.schema.createIndex('mails_enquiry').on('mails').column('enquiry_id').execute();
    await db.schema.createIndex('mails_subscriber').on('mails').column('subscriber_id').execute();

    await db.schema
      .createTable('cooldowns')
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'uuid', (column) => column.notNull())
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('cooldowns_pkey', ['email_key', 'kind'])
      .execute();
  },
};
