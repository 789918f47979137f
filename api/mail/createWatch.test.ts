import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { addEnquiry } from '../testing/addEnquiry';
import { clearTables } from '../testing/tables';
import { until } from '../testing/until';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { composeAlert } from './ownerMails';
import { createWatch } from './createWatch';
import { webhookEvent } from './callWebhook';

const minute = 60_000;
let test: TestApp;
let time: number;
let beats: number;
let heartbeatUrl: string;
const receiver = createServer((_request, response) => {
  beats += 1;
  response.end();
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  test = await openTestApp();
  if (!receiver.listening) await once(receiver, 'listening');
  heartbeatUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  receiver.close();
  await test?.close();
});
beforeEach(async () => {
  time = 1_000_000;
  beats = 0;
  await clearTables(test.db);
});

const watch = (more: object = {}) =>
  createWatch({
    db: test.db,
    config: {
      webhook: { format: 'standard', url: 'x', secret: 'x' },
      heartbeatUrl,
      enquirySilenceDays: 7,
      ...more,
    },
    log: { warn: () => {}, error: () => {} },
    now: () => time,
  });
const told = async () =>
  (
    await test.db
      .selectFrom('mails')
      .selectAll()
      .where(sql<boolean>`kind like 'alert%'`)
      .orderBy('kind')
      .execute()
  ).map(({ kind, detail }) => [kind, (JSON.parse(detail!) as { about: string }).about]);

it('alerts once of a bot check that fails in browsers, and omits the heartbeat', async () => {
  const { captchaFailed, captchaPassed, round } = watch();
  await round();
  expect(beats).toBe(1);
  captchaFailed();
  captchaFailed();
  // A visitor passes, so the two failures were blockers.
  captchaPassed();
  captchaFailed();
  captchaFailed();
  await round();
  expect(await told()).toEqual([]);
  captchaFailed();
  await round();
  time += 10 * minute;
  await round();
  expect(await told()).toEqual([
    ['alert', 'captcha.failing'],
    ['alert-webhook', 'captcha.failing'],
  ]);
  expect(beats).toBe(1);
  const mail = { id: 'm', createdAt: new Date(), detail: { about: 'captcha.failing', count: 3 } };
  expect(composeAlert(test.config, mail)).toMatchObject({
    subject: expect.stringContaining('Visitors can’t send the contact form'),
    text: expect.stringContaining('TURNSTILE_SITE_KEY'),
  });
  expect(webhookEvent({ kind: 'alert-webhook', ...mail })).toMatchObject({
    type: 'captcha.failing',
    data: { count: 3 },
  });
});

it('gets failed bot checks from the page, and passed ones from the form', async () => {
  const page = await openTestApp({}, { mailPaused: false });
  for (let count = 0; count < 3; count += 1)
    await page.app.inject({
      method: 'POST',
      url: '/api/encounters',
      payload: {
        shell: 'e439390a7e1e0000000000',
        failures: [{ kind: 'captcha', app: 'mfe-contact', version: '3f2a000000000000000001' }],
      },
    });
  const find = () => page.db.selectFrom('mails').selectAll().where('kind', '=', 'alert').executeTakeFirst();
  expect((await until('the alert', find)).detail).toContain('captcha.failing');
  await page.close();
});

it('calls the webhook when mail to the owner fails for 45 minutes, without heartbeat', async () => {
  await addEnquiry(test.db);
  const age = (minutes: number) =>
    sql`update mails set last_error = '535 Authentication failed', created_at = now() - ${minutes} * interval '1 minute'`.execute(
      test.db,
    );
  const { round } = watch();
  await age(30);
  await round();
  expect([await told(), beats]).toEqual([[], 1]);
  await age(50);
  time += 10 * minute;
  await round();
  expect([await told(), beats]).toEqual([[['alert-webhook', 'mail.failing']], 1]);
});

it('alerts of an opened form without enquiries for days', async () => {
  const id = await addEnquiry(test.db, {}, { hoursAgo: 24 * 8 });
  const { formAsked, round } = watch();
  for (let count = 0; count < 9; count += 1) formAsked();
  await round();
  expect(await told()).toEqual([]);
  formAsked();
  time += 61 * minute;
  await round();
  expect(await told()).toEqual([
    ['alert', 'enquiries.missing'],
    ['alert-webhook', 'enquiries.missing'],
  ]);

  await test.db.deleteFrom('mails').execute();
  await test.db.updateTable('enquiries').set({ created_at: new Date() }).where('id', '=', id).execute();
  time += 61 * minute;
  await round();
  expect(await told()).toEqual([]);
});
