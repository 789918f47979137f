import { formMessages, honeypotField } from 'shared-content/forms';
import { answers } from '../http/answers';
import type { CaptchaVerdict } from '../captcha/verifyCaptcha';
import { clearTables, makeMailsDue } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import type { TestApp } from '../testing/openTestApp';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { startWebhook, type TestWebhook } from '../testing/startWebhook';
import { until } from '../testing/until';

describeEachEngine('notifications of the owner and the visitor', (engine) => {
  let test: TestApp;
  let smtp: TestSmtp;
  let webhook: TestWebhook;
  let verdict: CaptchaVerdict;
  beforeAll(async () => {
    smtp = await startSmtp();
    webhook = await startWebhook();
    test = await engine.openApp(
      { SMTP_URL: smtp.url, METRICS_TOKEN: 'token-of-24-characters-for-tests', ...webhook.env },
      { mailPaused: false, verifyCaptcha: async () => verdict },
    );
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.stop();
    await webhook?.stop();
  });
  beforeEach(async () => {
    await clearTables(test.db);
    verdict = { outcome: 'passed' };
    smtp.mood = 'accept';
    webhook.mood = 'accept';
    smtp.received.length = 0;
    webhook.received.length = 0;
  });
  afterEach(() => expect(webhook.forged).toEqual([]));

  let visitors = 0;
  /** Sends from another network each time, so that no visitor's limit applies unless the test wants it. */
  const send = (
    values: object = {},
    remoteAddress = `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`,
  ) =>
    test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...filledContact({ turnstileToken: 'token' }), ...values },
      remoteAddress,
    });
  const rows = () => test.db.selectFrom('mails').selectAll().orderBy('kind').execute();
  const settled = (count: number, status = 'sent') =>
    until(
      `${count} messages ${status}`,
      async () => {
        const all = await rows();
        return all.length === count && all.every((row) => row.status === status && !row.leased) && all;
      },
      { seconds: 40 },
    );
  const subjects = () => smtp.received.map((mail) => mail.subject);
  const metric = async (line: string) => {
    const { body } = await test.app.inject({
      url: '/api/metrics',
      headers: { authorization: 'Bearer token-of-24-characters-for-tests' },
    });
    return body.split('\n').find((candidate) => candidate.startsWith(line));
  };

  it('an enquiry calls the webhook, signed, beside the mail', async () => {
    await send();
    await settled(3);
    const enquiry = await test.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(webhook.received).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'enquiry.received',
        timestamp: enquiry.created_at.toISOString(),
        data: expect.objectContaining({
          id: enquiry.id,
          email: 'nadia@example.com',
          department: 'projects',
          heldReason: null,
          description: 'We need an order book that our mills can share.',
        }),
      },
    ]);
  });

  it('a webhook that never answers delays no mail', async () => {
    webhook.mood = 'hang';
    for (let count = 0; count < 6; count += 1) await send();
    const isCall = ({ kind }: { kind: string }) => kind === 'enquiry-webhook';
    const all = await until('all mails', async () => {
      const queued = await rows();
      const mails = queued.filter((row) => !isCall(row));
      return mails.length === 12 && mails.every(({ status }) => status !== 'waiting') && queued;
    });
    // The first calls have not even reached their time limit.
    expect(all.filter(isCall).map(({ last_error: error }) => error)).toEqual(Array(6).fill(null));
    webhook.mood = 'accept';
    webhook.release();
    await until('the broken calls', async () => (await rows()).every(({ leased }) => !leased));
  });

  it('a suspected enquiry is marked in mail and webhook, counted, and gets no confirmation', async () => {
    const response = await send({ [honeypotField]: 'https://spam.example' });
    expect(response.json()).toEqual({ success: true, message: formMessages.contact.success });
    await settled(2);
    expect(subjects()).toEqual(['[possible spam] New enquiry from Nadia Rahman']);
    expect(webhook.received).toMatchObject([{ type: 'enquiry.held', data: { heldReason: 'honeypot' } }]);
    expect(await metric('api_enquiries_held ')).toBe('api_enquiries_held 1');
  });

  it('enquiries without a captcha check are held, marked, limited, and answered as such', async () => {
    verdict = { outcome: 'unavailable', reason: 'TimeoutError' };
    const responses = [];
    for (let count = 0; count < 4; count += 1) responses.push(await send({}, '203.0.113.77'));
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 503]);
    expect(responses[0]!.json()).toEqual({ success: true, message: answers.storedUnverified });
    expect(answers.storedUnverified).not.toContain('24 hours');
    expect(responses[3]!.json()).toEqual({ success: false, error: answers.captchaUnavailable });
    expect((await send({}, '203.0.113.78')).statusCode).toBe(200);
    expect(await test.db.selectFrom('enquiries').select('held_reason').execute()).toEqual(
      Array(4).fill({ held_reason: 'unverified' }),
    );
    // Four enquiries by mail and webhook, and the outage once on each.
    await settled(10);
    expect(subjects().toSorted()).toEqual([
      'Shapla Systems: [action needed] The captcha can’t be checked',
      ...Array<string>(4).fill('[unverified] New enquiry from Nadia Rahman'),
    ]);
    expect(webhook.received.map(({ type }) => type).toSorted()).toEqual([
      'captcha.away',
      ...Array<string>(4).fill('enquiry.held'),
    ]);
  });

  it('a refused token causes no alert and no stored enquiry', async () => {
    verdict = { outcome: 'refused', codes: ['invalid-input-response'] };
    expect((await send()).statusCode).toBe(403);
    expect(await test.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each(['fail', 'drop', 'redirect'] as const)(
    'a call to a receiver in the mood "%s" is retried under the same id',
    async (mood) => {
      webhook.mood = mood;
      await send();
      await until('a failed call', async () =>
        (await rows()).some((row) => row.kind === 'enquiry-webhook' && row.last_error && !row.leased),
      );
      webhook.mood = 'accept';
      await makeMailsDue(test.db);
      await settled(3);
      expect(webhook.received.length).toBeGreaterThan(1);
      expect(new Set(webhook.received.map(({ id }) => id)).size).toBe(1);
    },
  );
});
