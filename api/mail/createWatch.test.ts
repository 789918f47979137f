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
let checkWrite: () => Promise<void>;
let alertedDirectly: string[];
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
  checkWrite = async () => {};
  alertedDirectly = [];
  await clearTables(test.db);
});

const watch = (more: object = {}) =>
  createWatch({
    storage: {
      db: test.db,
      getFault: () => undefined,
      close: async () => {},
      checkWrite: () => checkWrite(),
    },
    alertDirectly: async (name) => void alertedDirectly.push(name),
    config: {
      ...test.config,
      webhook: { url: 'x', secret: 'x' },
      heartbeatUrl,
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

it('alerts once of a captcha that fails for several networks, and goes on with the heartbeat', async () => {
  const { captchaFailed, captchaPassed, round } = watch();
  for (let count = 0; count < 3; count += 1) captchaFailed('198.51.100.0');
  captchaFailed('203.0.113.0');
  // A visitor passes, so these failures were blockers.
  captchaPassed();
  captchaFailed('198.51.100.0');
  captchaFailed('203.0.113.0');
  await round();
  expect([await told(), beats]).toEqual([[], 1]);
  // An hour later, the two are forgotten.
  time += 61 * minute;
  captchaFailed('192.0.2.0');
  await round();
  expect(await told()).toEqual([]);
  captchaFailed('198.51.100.0');
  captchaFailed('203.0.113.0');
  await round();
  time += 10 * minute;
  await round();
  expect(await told()).toEqual([
    ['alert', 'captcha.failing'],
    ['alert-webhook', 'captcha.failing'],
  ]);
  // Anyone can report a failure, so reports never stop the heartbeat.
  expect(beats).toBe(4);
  const mail = { id: 'm', createdAt: new Date(), detail: { about: 'captcha.failing' } };
  expect(composeAlert(test.config, mail)).toMatchObject({
    subject: expect.stringContaining('Visitors can’t send the contact form'),
    text: expect.stringContaining('TURNSTILE_SITE_KEY'),
  });
});

it('alerts of a captcha that refuses everyone, without heartbeat until a visitor passes', async () => {
  const { captchaRefused, captchaPassed, round } = watch();
  for (const network of ['198.51.100.0', '198.51.100.0', '203.0.113.0']) captchaRefused(network);
  await round();
  expect([await told(), beats]).toEqual([[], 1]);
  captchaRefused('192.0.2.0');
  await round();
  expect([await told(), beats]).toEqual([
    [
      ['alert', 'captcha.refusing'],
      ['alert-webhook', 'captcha.refusing'],
    ],
    1,
  ]);
  captchaPassed();
  time += 10 * minute;
  await round();
  expect(beats).toBe(2);
});

it('informs the owner past the queue when no enquiry can be stored for two minutes, without heartbeat', async () => {
  const { round } = watch();
  checkWrite = () => Promise.reject(new Error('cannot execute INSERT in a read-only transaction'));
  await round();
  expect(alertedDirectly).toEqual([]);
  for (let minutes = 0; minutes < 30; minutes += 1) {
    time += minute;
    await round();
  }
  expect([alertedDirectly, beats, await told()]).toEqual([['storage.away'], 0, []]);
  checkWrite = async () => {};
  time += 5 * minute;
  await round();
  expect(beats).toBe(1);
});

it('informs the owner once of each version that fails', async () => {
  const { versionFailed, round } = watch();
  const failing = { app: 'mfe-services', version: '3f2a00000001', what: 'parts that threw' };
  versionFailed(failing);
  await round();
  versionFailed(failing);
  await round();
  for (let count = 0; count < 9; count += 1) versionFailed({ ...failing, version: `invented ${count}` });
  await round();
  const alerts = (await told()).filter(([kind, about]) => kind === 'alert' && about === 'section.failing');
  expect(alerts).toHaveLength(4);
  const mail = { id: 'm', createdAt: new Date(), detail: { about: 'section.failing', ...failing } };
  expect(composeAlert(test.config, mail).text).toContain('mfe-services 3f2a00000001 fails in the browsers');
  expect(webhookEvent({ kind: 'alert-webhook', ...mail })).toMatchObject({
    type: 'section.failing',
    data: failing,
  });
});

it('gets failed captchas from the page, and passed ones from the form', async () => {
  const page = await openTestApp({}, { mailPaused: false });
  for (let count = 0; count < 3; count += 1)
    await page.app.inject({
      method: 'POST',
      remoteAddress: `10.0.${count}.1`,
      url: '/api/telemetry',
      payload: {
        shell: 'e439390a7e1e0000000000',
        failures: [{ kind: 'captcha', app: 'mfe-contact', version: '3f2a000000000000000001' }],
      },
    });
  const find = () => page.db.selectFrom('mails').selectAll().where('kind', '=', 'alert').executeTakeFirst();
  expect((await until('the alert', find)).detail).toContain('captcha.failing');
  await page.close();
});

it.each([
  ['enquiry-notification', 'mail.failing', 1],
  ['enquiry-webhook', 'webhook.failing', 2],
] as const)('alerts when a message of kind %s fails for 45 minutes', async (kind, about, beatsThen) => {
  await addEnquiry(test.db);
  const age = (minutes: number) =>
    sql`update mails set kind = ${kind}, last_error = '535 Refused', created_at = now() - ${minutes} * interval '1 minute'
      where kind in ('enquiry-notification', ${kind})`.execute(test.db);
  const { round } = watch();
  await age(30);
  await round();
  expect([await told(), beats]).toEqual([[], 1]);
  await age(50);
  time += 10 * minute;
  await round();
  // Only mail that fails stops the heartbeat.
  expect([await told(), beats]).toEqual([['alert', 'alert-webhook'].map((sent) => [sent, about]), beatsThen]);
});
