import { formMessages, honeypotField } from 'shared-content/forms';
import { answers } from '../http/answers';
import { releaseEnquiry } from '../storage/enquiries/changeEnquiry';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import { solveCaptcha, type TestApp } from '../testing/openTestApp';

describeEachEngine('POST /contact', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sendSolved = async (values: object = {}, headers: Record<string, string> = {}) =>
    send({ ...filledContact(), turnstileToken: solveCaptcha(), ...values }, headers);
  const countEnquiries = async () => (await test.db.selectFrom('enquiries').selectAll().execute()).length;

  it('stores the enquiry and queues both mails before it answers', async () => {
    const response = await sendSolved();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: formMessages.contact.success });
    const enquiry = await test.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({
      first_name: 'Nadia',
      last_name: 'Rahman',
      email: 'nadia@example.com',
      phone: '+880 1700 000000',
      company: 'Meghna Textiles',
      service_interest: 'Custom Software Development',
      description: 'We need an order book that our mills can share.',
      budget: '25k-50k',
      department: 'projects',
      held: false,
    });
    const mails = await test.db.selectFrom('mails').selectAll().orderBy('kind').execute();
    expect(mails.map(({ kind, enquiry_id, status }) => ({ kind, enquiry_id, status }))).toEqual([
      { kind: 'enquiry-confirmation', enquiry_id: enquiry.id, status: 'waiting' },
      { kind: 'enquiry-notification', enquiry_id: enquiry.id, status: 'waiting' },
    ]);
  });

  it('accepts an enquiry without optional fields', async () => {
    const { firstName, lastName, email, description } = filledContact();
    const turnstileToken = solveCaptcha();
    expect((await send({ firstName, lastName, email, description, turnstileToken })).statusCode).toBe(200);
  });

  it('reports a missing captcha first, then missing fields, in the words of the form', async () => {
    const captcha = await send({});
    expect([captcha.statusCode, captcha.json()]).toEqual([
      400,
      { success: false, error: formMessages.contact.captchaMissing },
    ]);
    const required = await send({ ...filledContact({ lastName: '  ' }) });
    expect([required.statusCode, required.json()]).toEqual([
      400,
      { success: false, error: formMessages.contact.requiredMissing },
    ]);
  });

  it('refuses an unknown token, and stores nothing', async () => {
    const response = await send(filledContact());
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { success: false, error: answers.captchaRefused },
    ]);
    expect(await countEnquiries()).toBe(0);
  });

  it('refuses a token the second time', async () => {
    const turnstileToken = solveCaptcha();
    expect((await send(filledContact({ turnstileToken }))).statusCode).toBe(200);
    expect((await send(filledContact({ turnstileToken }))).statusCode).toBe(403);
    expect(await countEnquiries()).toBe(1);
  });

  it('refuses a token of another form', async () => {
    const turnstileToken = solveCaptcha('newsletter');
    expect((await send(filledContact({ turnstileToken }))).statusCode).toBe(403);
  });

  it.each([
    ['an unknown field', { admin: true }, answers.invalidField],
    ['a number for a name', { firstName: 7 }, answers.invalidField],
    ['a line break in a name', { firstName: 'A\r\nBcc: x@example.com' }, answers.invalidField],
    ['a NUL in the description', { description: 'a\u0000b' }, answers.invalidField],
    ['a budget that is not offered', { budget: '1m' }, answers.invalidField],
    ['an address without @', { email: 'nadia' }, answers.invalidEmail],
    ['a description beyond 5,000 characters', { description: 'x'.repeat(5001) }, answers.tooLong],
  ])('refuses %s', async (_what, values, error) => {
    const response = await send({ ...filledContact(), ...values });
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, error }]);
  });

  it('accepts the longest enquiry that the form can send, in Bangla', async () => {
    expect((await sendSolved({ description: 'শ'.repeat(5000) })).statusCode).toBe(200);
  });

  it('holds an enquiry with a filled honeypot: a marked notification, no confirmation', async () => {
    const response = await sendSolved({ [honeypotField]: 'https://spam.example' });
    expect(response.json()).toEqual({ success: true, message: formMessages.contact.success });
    expect(await test.db.selectFrom('enquiries').select(['held', 'held_reason']).execute()).toEqual([
      { held: true, held_reason: 'honeypot' },
    ]);
    expect(await test.db.selectFrom('mails').select('kind').execute()).toEqual([
      { kind: 'enquiry-notification' },
    ]);
  });

  it('ignores an empty honeypot', async () => {
    await sendSolved({ [honeypotField]: '' });
    expect(await test.db.selectFrom('enquiries').select('held').execute()).toEqual([{ held: false }]);
  });

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': '6f2c6d9e-7f5b-4c39-9d8e-0a4f6a1f3b11' };

    it('answers a retry like the first request, although its captcha token is spent', async () => {
      const body = filledContact({ turnstileToken: solveCaptcha() });
      const answersOfBoth = [await send(body, key), await send(body, key)].map((response) => [
        response.statusCode,
        response.json(),
      ]);
      expect(answersOfBoth[1]).toEqual(answersOfBoth[0]);
      expect(answersOfBoth[0]?.[0]).toBe(200);
      expect(await countEnquiries()).toBe(1);
    });

    it('recognises the enquiry under a new captcha token', async () => {
      await sendSolved({}, key);
      expect((await sendSolved({}, key)).statusCode).toBe(200);
      expect(await countEnquiries()).toBe(1);
    });

    it('refuses other contents under the same key', async () => {
      await sendSolved({}, key);
      const response = await sendSolved({ firstName: 'Other' }, key);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { success: false, error: answers.keyReused },
      ]);
    });

    it('answers parallel requests with one key alike, and stores one', async () => {
      const body = filledContact({ turnstileToken: solveCaptcha() });
      const responses = await Promise.all([send(body, key), send(body, key), send(body, key)]);
      expect(responses.map((response) => [response.statusCode, response.json()])).toEqual(
        Array(3).fill([200, { success: true, message: formMessages.contact.success }]),
      );
      expect(await countEnquiries()).toBe(1);
      expect((await send({ ...body, firstName: 'Other' }, key)).statusCode).toBe(409);
    });

    it('accepts a retry with the same key after a refused captcha', async () => {
      expect((await send(filledContact(), key)).statusCode).toBe(403);
      expect((await sendSolved({}, key)).statusCode).toBe(200);
    });

    it('stores twenty parallel requests with one key once and answers them alike', async () => {
      const bodies = Array.from({ length: 20 }, () => solveCaptcha());
      const responses = await Promise.all(
        bodies.map((turnstileToken) => send(filledContact({ turnstileToken }), key)),
      );
      expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
      expect(responses[0]?.statusCode).toBe(200);
      expect(await countEnquiries()).toBe(1);
    });

    it.each(['', 'x'.repeat(201), 'ключ'])('refuses the key %j', async (value) => {
      const response = await sendSolved({}, { 'idempotency-key': value });
      expect([response.statusCode, response.json().error]).toEqual([400, answers.keyInvalid]);
    });
  });

  it.each([
    [415, 'text/plain', '{}'],
    [415, 'application/x-www-form-urlencoded', 'firstName=Nadia'],
    [415, 'multipart/form-data; boundary=x', '--x--'],
    [400, 'application/json', '{"firstName":'],
    [400, 'application/json', ''],
    [400, 'application/json', '{"__proto__":{"admin":true}}'],
    [413, 'application/json', JSON.stringify({ description: 'x'.repeat(33_000) })],
  ])('answers %i to %s %.30s', async (status, contentType, payload) => {
    const response = await send(payload, { 'content-type': contentType });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, error: expect.any(String) });
  });

  it('refuses a foreign origin and accepts the site’s own', async () => {
    expect((await sendSolved({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await sendSolved({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await sendSolved({}, { origin: 'http://localhost:3004' })).statusCode).toBe(200);
    expect(
      (await sendSolved({}, { origin: 'http://own.example:8080', host: 'own.example:8080' })).statusCode,
    ).toBe(200);
  });

  it.each([
    '\u202aada@example.com',
    'ada\u200b@example.com',
    'ada@example.com.',
    ' ada\u00ad@example.com\u202c',
  ])('stores %j without invisible characters', async (email) => {
    expect((await sendSolved({ email })).statusCode).toBe(200);
    const { email: kept } = await test.db.selectFrom('enquiries').select('email').executeTakeFirstOrThrow();
    expect(kept).toBe('ada@example.com');
  });

  it.each(['a\u0000b', '\ud800', 'a b', 'токен'])(
    'never sends the provider the token %j',
    async (turnstileToken) => {
      expect((await send({ ...filledContact(), turnstileToken })).statusCode).toBe(400);
    },
  );
});

describeEachEngine('an enquiry that is held for review', (engine) => {
  let test: TestApp;
  beforeAll(
    async () =>
      void (test = await engine.openApp(
        {
          WEBHOOK_URL: 'http://127.0.0.1:1/',
          WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
        },
        { verifyCaptcha: async () => ({ outcome: 'unavailable', reason: 'TimeoutError' }) },
      )),
  );
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));
  const send = (key: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: filledContact({ turnstileToken: 'token' }),
      headers: { 'idempotency-key': key },
    });
  const kinds = async () =>
    (
      await test.db
        .selectFrom('mails')
        .select('kind')
        .where('enquiry_id', 'is not', null)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);

  it('gets the same answer each time it is sent', async () => {
    const messages = [];
    for (let count = 0; count < 3; count += 1)
      messages.push((await send('same')).json<{ message: string }>().message);
    expect(messages).toEqual(Array(3).fill(answers.storedUnverified));
  });

  it('is released with all mails of a new one, unless it is answered', async () => {
    await send('released');
    const { id } = await test.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    await test.db.deleteFrom('mails').execute();
    const by = { actor: 'shell:tester', webhook: true };
    await test.db.updateTable('enquiries').set({ status: 'answered' }).execute();
    expect([await releaseEnquiry(test.db, id, by), await kinds()]).toEqual([false, []]);
    await test.db.updateTable('enquiries').set({ status: 'new' }).execute();
    expect([await releaseEnquiry(test.db, id, by), await kinds()]).toEqual([
      true,
      ['enquiry-confirmation', 'enquiry-notification', 'enquiry-webhook'],
    ]);
  });
});
