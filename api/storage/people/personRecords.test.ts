import { type RawBuilder, sql } from 'kysely';
import { describeEachEngine } from '../../testing/describeEachEngine';
import { filledContact } from '../../testing/filledContact';
import { solveCaptcha, type TestApp } from '../../testing/openTestApp';
import { settledMails } from '../../testing/settledMails';
import { emailKey, inboxLimitKey } from '../subscribers/emailKey';
import { erasePerson, readPersonRecords } from './personRecords';

const email = 'Ada.Lovelace+site@Example.com';
const key = emailKey(email);
const onEnquiry = sql`enquiry_id in (select id from enquiries where email_key = ${key})`;
const onSubscriber = sql`subscriber_id in (select id from subscribers where email_key = ${key})`;

/** The rows of each table that are about the person. */
const ofPerson: Readonly<Record<string, RawBuilder<unknown>>> = {
  enquiries: sql`email_key = ${key}`,
  subscribers: sql`email_key = ${key}`,
  consents: onSubscriber,
  mails: sql`${onEnquiry} or ${onSubscriber}`,
  rate_limits: sql`key = ${inboxLimitKey(email)}`,
};

/** Tables that hold nobody: fingerprints and ids that an erasure leaves on purpose, and what the owner did. */
const ofNobody = ['backups', 'blocked_addresses', 'erasures', 'outbox_releases'];

/** Columns by which the person is found, so nothing else can be written into them here. */
const found = ['email_key', 'key'];

describeEachEngine('an erasure', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp({}, { mailPaused: false })));
  afterAll(() => test?.close());

  const post = async (url: string, payload: object) => {
    const { statusCode } = await test.app.inject({ method: 'POST', url, payload });
    expect(statusCode).toBe(200);
  };
  const getTextColumns = async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
        and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'inet', 'ARRAY', 'bytea')
      order by table_name, ordinal_position`.execute(test.db);
    return rows;
  };

  it('reaches every column of every table that can hold a person', async () => {
    await post('/api/contact', filledContact({ email, turnstileToken: solveCaptcha() }));
    await post('/api/newsletter', { email });
    await settledMails(test.db);

    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(test.db);
    expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(ofPerson), ...ofNobody].sort());

    // Whatever can hold text holds the person now, whoever writes there one day.
    for (const { table, column } of await getTextColumns()) {
      const rows = ofPerson[table];
      if (!rows || found.includes(column)) continue;
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = 'Ada Lovelace ' || ctid::text where ${rows}`.execute(
        test.db,
      );
      expect([table, column, Number(numAffectedRows)]).not.toEqual([table, column, 0]);
    }
    for (const [table, rows] of Object.entries(ofPerson)) {
      const { rows: own } = await sql`select from ${sql.table(table)} where ${rows}`.execute(test.db);
      expect([table, own.length]).not.toEqual([table, 0]);
    }

    await erasePerson(test.db, email);

    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select one::text as row from ${sql.table(name)} as one`.execute(test.db);
      const left = rows.map(({ row }) => row.toLowerCase()).filter((row) => row.includes('lovelace'));
      expect([name, left]).toEqual([name, []]);
    }
    const { rows: counts } = await sql`select from rate_limits where key = ${inboxLimitKey(email)}`.execute(
      test.db,
    );
    expect(counts).toEqual([]);
    expect(await readPersonRecords(test.db, email)).toEqual({
      enquiries: [],
      subscriptions: [],
      consents: [],
      mails: [],
    });
  });
});
