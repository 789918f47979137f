import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { contactSchema } from 'shared-content/forms';
import { buildDesk } from '../../desk/deskServer';
import { composeNotification } from '../../mail/composeEnquiryMails';
import { webhookEvent } from '../../mail/callWebhook';
import { filledConfig } from '../../testing/filledConfig';
import { filledContact } from '../../testing/filledContact';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { loadMail } from '../mails/loadMail';
import { type EnquiryColumn, enquiryColumns } from './enquiryColumns';
import { migrationNames } from '../engine/migrate';
import { migrations } from '../engine/migrations';
import { openStorage } from '../engine/openStorage';

/** A field that the form gains: only its schema, its column and its description. */
const trial: EnquiryColumn = {
  column: 'held_position',
  label: 'Position held',
  field: 'heldPosition' as never,
  searched: true,
  policy: 'added',
};
const migrationName = '9999-trial';
const value = 'Head of <weaving> & dyeing';
const inHtml = 'Head of &lt;weaving&gt; &amp; dyeing';

describe('a field added to the form', () => {
  let test: TestApp;
  let id: string;
  beforeAll(async () => {
    Object.assign(contactSchema.properties, { heldPosition: { type: 'string', maxLength: 100 } });
    (enquiryColumns as EnquiryColumn[]).push(trial);
    (migrationNames as string[]).push(migrationName);
    Object.assign(migrations, {
      [migrationName]: [sql`alter table enquiries add column held_position text not null default ''`],
    });
    const passed = async () => ({ outcome: 'passed' as const });
    const config = await filledConfig();
    const storage = await openStorage(config);
    test = await openTestApp({ DATA_DIR: config.dataDir }, { storage, verifyCaptcha: passed });
    const payload = { ...filledContact(), heldPosition: ` ${value} ` };
    const answer = await test.app.inject({ method: 'POST', url: '/api/contact', payload });
    expect(answer.json()).toMatchObject({ success: true });
    ({ id } = await test.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => test?.close());

  const row = () => test.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();

  it('is stored', async () => {
    expect(await row()).toMatchObject({ held_position: value });
  });

  it('is in the notification', async () => {
    const { text } = composeNotification(test.config, { id: 'mail', enquiry: await row() });
    expect(text).toContain(`Position held: ${value}\n`);
  });

  it('is in the webhook’s data', async () => {
    const mail = await test.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const loaded = await loadMail(test.db, { ...mail, kind: 'enquiry-webhook' });
    const event = webhookEvent(loaded as Parameters<typeof webhookEvent>[0]);
    expect(event.data).toMatchObject({ heldPosition: value });
  });

  it('is searched, shown and exported at the desk', async () => {
    const desk = await buildDesk({ config: test.config, db: test.db }, []);
    const get = async (url: string) => (await desk.inject({ url, headers: { host: 'localhost' } })).body;
    expect(await get('/enquiries?q=weaving')).toContain('Nadia Rahman');
    expect(await get(`/enquiries/${id}`)).toMatch(new RegExp(`<dt>Position held</dt>\\s*<dd>${inHtml}</dd>`));
    const [heading, line] = (await get('/enquiries.csv?q=WEAVING')).split('\r\n');
    expect(line!.split(',')[heading!.split(',').indexOf('"heldPosition"')]).toBe(`"${value}"`);
    await desk.close();
  });

  it('has one description, and every column of form or database has one', async () => {
    const fields = enquiryColumns.flatMap(({ field }) => field ?? []);
    const inForm = Object.keys(contactSchema.properties).filter((name) => name !== 'turnstileToken');
    expect(fields.toSorted()).toEqual(inForm.toSorted());
    const own = [
      ...readFileSync(join(import.meta.dirname, '../engine/database.ts'), 'utf8').matchAll(/^ {2}(\w+): /gm),
    ];
    const known = [...own.map(([, name]) => name), ...enquiryColumns.map(({ column }) => column)];
    expect(known).toEqual(expect.arrayContaining(Object.keys(await row())));
  });
});
