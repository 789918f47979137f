import { sql } from 'kysely';
import { clearTables } from '../../testing/tables';
import { describeEachEngine } from '../../testing/describeEachEngine';
import type { TestApp } from '../../testing/openTestApp';
import { readOpenState } from '../mails/openMails';
import { migrate, migrationNames, readSchemaState, runMigrations } from './migrate';

describeEachEngine('a database of the first release', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await engine.openApp();
    await clearTables(test.db);
    // Back to the first release, with rows in its format.
    await sql`drop table if exists erasures, encounters, vitals, consents, cooldowns, mails, newsletters, replies, blocked_senders, enquiries, subscribers, audit, desk_keys, kysely_migration, kysely_migration_lock`.execute(
      test.db,
    );
    await test.db.transaction().execute((transaction) => runMigrations(transaction, migrationNames[0]));
    await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
      test.db,
    );
    await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(test.db);
    const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
    await sql`insert into enquiries (id, body_hash, first_name, last_name, email, email_key, phone, company,
        service_interest, description, budget, department, held, created_at)
      values (${id(1)}, 'h', 'A', 'B', 'a@example.com', 'a@example.com', '', '', '', 'x', '', 'general', false, now()),
             (${id(2)}, 'h', 'A', 'B', 'b@example.com', 'b@example.com', '', '', '', 'x', '', 'general', true, '2025-10-01'),
             (${id(8)}, 'h', 'A', 'B', 'c@example.com', 'c@example.com', '', '', '', 'x', '', 'general', false, '2025-10-01')`.execute(
      test.db,
    );
    await sql`insert into subscribers (id, email, email_key, unsubscribe_token, unsubscribed_at)
      values (${id(3)}, 'in@example.com', 'in@example.com', ${'i'.repeat(32)}, null),
             (${id(4)}, 'out@example.com', 'out@example.com', ${'o'.repeat(32)}, now())`.execute(test.db);
    await sql`insert into mails (id, kind, enquiry_id, subscriber_id)
      values (${id(5)}, 'enquiry-notification', ${id(1)}, null), (${id(6)}, 'enquiry-confirmation', ${id(1)}, null),
             (${id(7)}, 'newsletter-welcome', null, ${id(3)})`.execute(test.db);
    expect((await readSchemaState(test.db)).lacks).toEqual(migrationNames.slice(1));
    await test.db.transaction().execute(migrate);
  });
  afterAll(() => test?.close());

  it('keeps subscribers and withdrawals, each with a record and the same unsubscribe link', async () => {
    const rows = await test.db.selectFrom('subscribers').selectAll().orderBy('email').execute();
    expect(rows.map((row) => [row.email, row.confirmed_at !== null, row.unsubscribed_at !== null])).toEqual([
      ['in@example.com', true, false],
      ['out@example.com', true, true],
    ]);
    expect(await test.db.selectFrom('consents').select(['text_version', 'token']).execute()).toEqual(
      Array(2).fill({ text_version: 'single-opt-in', token: null }),
    );
    const page = await test.app.inject(`/api/newsletter/unsubscribe/${'i'.repeat(32)}`);
    expect(page.body).toContain('Leave the newsletter?');
    const left = await test.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe/${'i'.repeat(32)}`,
    });
    expect(left.body).toContain('You’ve left');
  });

  it('adds reasons of held enquiries, closed statuses for old ones, and mail dates', async () => {
    expect(
      await test.db.selectFrom('enquiries').select(['held', 'held_reason', 'status']).orderBy('id').execute(),
    ).toEqual([
      { held: false, held_reason: null, status: 'new' },
      { held: true, held_reason: 'honeypot', status: 'new' },
      { held: false, held_reason: null, status: 'answered' },
    ]);
    expect(await readOpenState(test.db)).toMatchObject({ held: 1, overdue: 0 });
    const mails = await test.db.selectFrom('mails').selectAll().orderBy('id').execute();
    expect(mails.map((mail) => [mail.kind, mail.priority, mail.expires_at !== null])).toEqual([
      ['enquiry-notification', 0, false],
      ['enquiry-confirmation', 1, true],
      ['newsletter-welcome', 2, false],
    ]);
  });
});
