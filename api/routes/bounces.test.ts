import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { startWebhook, type TestWebhook } from '../testing/startWebhook';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';
import { parseBounces } from './bounces';

describe('the webhooks of mail providers', () => {
  const kinds = (body: unknown) => parseBounces(body).map(({ email, kind }) => [email, kind]);
  const bounced = [['a@example.com', 'bounce']];
  const complained = [['a@example.com', 'complaint']];
  const email = 'a@example.com';

  // As each provider documents them.
  it.each([
    [
      'Postmark',
      { RecordType: 'Bounce', Type: 'HardBounce', Email: email, Description: 'No mailbox' },
      bounced,
    ],
    ['Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: email }, complained],
    ['Postmark, for now', { RecordType: 'Bounce', Type: 'Transient', Email: email }, []],
    [
      'SendGrid',
      [
        { event: 'bounce', type: 'bounce', email, reason: '550' },
        { event: 'delivered', email },
      ],
      bounced,
    ],
    ['SendGrid', [{ event: 'spamreport', email }], complained],
    ['SendGrid, for now', [{ event: 'bounce', type: 'blocked', email }], []],
    ['Mailgun', { 'event-data': { event: 'failed', severity: 'permanent', recipient: email } }, bounced],
    ['Mailgun', { 'event-data': { event: 'complained', recipient: email } }, complained],
    ['Mailgun, for now', { 'event-data': { event: 'failed', severity: 'temporary', recipient: email } }, []],
    ['Brevo', { event: 'hard_bounce', email, reason: 'unknown' }, bounced],
    ['Brevo', { event: 'spam', email }, complained],
    ['Brevo, for now', { event: 'soft_bounce', email }, []],
    ['anybody', { email, kind: 'bounce' }, bounced],
    ['nobody', { hello: 1 }, []],
    ['nobody', null, []],
    ['nobody', 'text', []],
  ])('are read: %s', (_who, body, expected) => {
    expect(kinds(body)).toEqual(expected);
  });
});

describeEachEngine('bounces', (engine) => {
  const token = 'b'.repeat(24);
  let test: TestApp;
  let webhook: TestWebhook;
  beforeAll(async () => {
    webhook = await startWebhook();
    test = await engine.openApp({ BOUNCE_TOKEN: token, ...webhook.env });
  });
  afterAll(async () => {
    await test?.close();
    await webhook?.stop();
  });
  beforeEach(() => clearTables(test.db));

  const post = (body: unknown, authorization: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/newsletter/bounces',
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const basic = `Basic ${Buffer.from(`provider:${token}`).toString('base64')}`;
  const states = async () =>
    (await test.db.selectFrom('subscribers').selectAll().orderBy('email').execute()).map((row) => [
      row.bounced_at !== null,
      row.unsubscribed_at !== null,
    ]);

  it('suppress an address; complaints also unsubscribe it and call the webhook', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    await subscribeConfirmed(test.db, 'b@example.com');
    await test.db.deleteFrom('mails').execute();
    const body = [
      { email: 'A@example.com', kind: 'bounce' },
      { email: 'b@example.com', kind: 'complaint' },
      { email: 'nobody@example.com', kind: 'bounce' },
    ];
    const answer = await post(body, basic);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, suppressed: 2 }]);
    expect((await post(body, `Bearer ${token}`)).json()).toEqual({ success: true, suppressed: 0 });
    expect(await states()).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await test.db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'left-webhook' }]);
  });

  it('are refused without the token', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    const body = { email: 'a@example.com', kind: 'bounce' };
    for (const authorization of ['', 'Bearer guess', 'Basic Z3Vlc3M6Z3Vlc3M='])
      expect((await post(body, authorization)).statusCode).toBe(401);
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/newsletter/bounces',
          headers: { authorization: basic, 'content-type': 'application/json' },
          payload: '{',
        })
      ).statusCode,
    ).toBe(400);
    expect(await states()).toEqual([[false, false]]);
  });

  it('end with a confirmation, because a followed link proves a working inbox', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    await post({ email: 'a@example.com', kind: 'bounce' }, basic);
    await test.db.updateTable('subscribers').set({ unsubscribed_at: new Date() }).execute();
    await subscribeConfirmed(test.db, 'a@example.com');
    expect(await states()).toEqual([[false, false]]);
  });
});
