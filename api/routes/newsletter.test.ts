import { formMessages, honeypotField, newsletterConsentVersion } from 'shared-content/forms';
import { answers } from '../http/answers';
import { loadMail } from '../storage/mails/loadMail';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';

describeEachEngine('POST /newsletter', (engine) => {
  let test: TestApp;
  beforeAll(
    async () => void (test = await engine.openApp({}, { mailLimits: { perHour: 200, perInbox: 5 } })),
  );
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  let visitors = 0;
  /** Each from another network, so that no visitor's limit applies unless the test wants it. */
  const nextVisitor = () => `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`;
  const send = (payload: object, remoteAddress = nextVisitor(), headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/api/newsletter', payload, remoteAddress, headers });
  const thanks = { success: true, message: formMessages.newsletter.confirm };
  const subscribers = () => test.db.selectFrom('subscribers').selectAll().execute();
  const consents = () => test.db.selectFrom('consents').selectAll().orderBy('requested_at').execute();
  const mails = () => test.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const confirm = (token: string | null | undefined) =>
    test.app.inject({ method: 'POST', url: `/api/newsletter/confirm/${token}` });
  const leave = async () =>
    test.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe/${(await subscribers())[0]!.unsubscribe_token}`,
    });
  const subscribed = async () =>
    (await subscribers()).map((row) => row.confirmed_at !== null && row.unsubscribed_at === null);

  it('thanks in the specification’s words, and asks for a confirmation', async () => {
    const response = await send({ email: ' Nadia@Example.com ' });
    expect([response.statusCode, response.json()]).toEqual([200, thanks]);
    expect(thanks.message.startsWith(formMessages.newsletter.success)).toBe(true);
    const [subscriber] = await subscribers();
    expect(subscriber).toMatchObject({
      email: 'Nadia@Example.com',
      email_key: 'nadia@example.com',
      confirmed_at: null,
      unsubscribed_at: null,
    });
    expect(await mails()).toMatchObject([{ kind: 'newsletter-opt-in', subscriber_id: subscriber!.id }]);
  });

  it('subscribes after a confirmation, and records words, time and network', async () => {
    await send({ email: 'reader0@example.com' }, '203.0.113.9', { referer: 'http://localhost:3000/?utm=x' });
    const [asked] = await consents();
    expect(asked).toMatchObject({
      text_version: newsletterConsentVersion,
      page: '/',
      network: '203.0.113.0',
      confirmed_at: null,
    });
    expect(await subscribed()).toEqual([false]);
    const page = await test.app.inject(`/api/newsletter/confirm/${asked!.token}`);
    expect(page.body).toContain('<button>Confirm</button>');
    expect(await subscribed()).toEqual([false]);

    expect((await confirm(asked!.token)).body).toContain('You’re on the list');
    expect(await subscribed()).toEqual([true]);
    const [confirmed] = await consents();
    expect(confirmed).toMatchObject({ confirmed_network: '127.0.0.0' });
    expect(confirmed!.confirmed_at).not.toBeNull();
    expect((await mails()).map(({ kind, priority }) => [kind, priority])).toEqual([
      ['newsletter-opt-in', 1],
      ['newsletter-welcome', 2],
    ]);
    // The button twice, or the link opened later: neither an error nor a second welcome.
    expect((await confirm(asked!.token)).body).toContain('You’re on the list');
    expect(await mails()).toHaveLength(2);
  });

  it('answers a known address like a new one, and mails it a note', async () => {
    await send({ email: 'reader1@example.com' });
    await confirm((await consents())[0]!.token);
    const response = await send({ email: 'READER1@example.com' });
    expect([response.statusCode, response.json()]).toEqual([200, thanks]);
    expect(await subscribers()).toHaveLength(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'newsletter-opt-in',
      'newsletter-welcome',
      'newsletter-known',
    ]);
  });

  it('keeps an unsubscribed address unsubscribed until it confirms a new sign-up', async () => {
    await send({ email: 'reader2@example.com' });
    await confirm((await consents())[0]!.token);
    await leave();
    expect(await subscribed()).toEqual([false]);
    const [{ unsubscribed_at: leftAt } = { unsubscribed_at: null }] = await subscribers();

    await send({ email: 'reader2@example.com' });
    expect((await subscribers())[0]!.unsubscribed_at).toEqual(leftAt);
    // The old link brings no one back.
    const [first, second] = await consents();
    expect(first!.withdrawn_at).toEqual(leftAt);
    expect((await confirm(first!.token)).statusCode).toBe(404);
    expect(await subscribed()).toEqual([false]);
    await confirm(second!.token);
    expect(await subscribed()).toEqual([true]);
  });

  it('deletes an unconfirmed request after 30 days', async () => {
    await send({ email: 'reader3@example.com' });
    await test.db
      .updateTable('consents')
      .set({ requested_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    const [asked] = await consents();
    expect((await confirm(asked!.token)).statusCode).toBe(404);
    expect(await subscribed()).toEqual([false]);
  });

  it.each([{}, { email: '' }, { email: ' ' }])('asks for an address when given %j', async (body) => {
    const response = await send(body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, error: formMessages.newsletter.emailMissing },
    ]);
  });

  it.each([
    [{ email: 'nadia' }, answers.invalidEmail],
    [{ email: `${'n'.repeat(250)}@example.com` }, answers.tooLong],
    [{ email: 'nadia@example.com', name: 'Nadia' }, answers.invalidField],
    [{ email: ['nadia@example.com'] }, answers.invalidField],
  ])('refuses %j', async (body, error) => {
    const response = await send(body);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, error }]);
  });

  it('sends a few confirmation requests an hour when the honeypot is filled', async () => {
    const visitor = nextVisitor();
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await send({ email: `t${count}@example.com`, [honeypotField]: 'x' }, visitor)).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mails()).toHaveLength(5);
  });

  it('sends an inbox at most five mails a day under all its spellings', async () => {
    const spellings = ['v.ictim', 'victim+1', 'victim+2', 'vic.tim', 'victim', 'victim+3', 'VICTIM+4'];
    const statuses = [];
    for (const spelling of spellings)
      statuses.push((await send({ email: `${spelling}@gmail.com` })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await mails()).toHaveLength(5);
  });

  it('accepts twenty sign-ups an hour from one visitor, then refuses with the reason', async () => {
    const visitor = nextVisitor();
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send({ email: `u${count}@example.com` }, visitor)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    const last = await send({ email: 'last@example.com' }, visitor);
    expect(last.json()).toEqual({ success: false, error: answers.tooManySignUps });
    expect(last.headers['retry-after']).toBe('3600');
  });

  it('drops a queued welcome and an expired request of an unsubscribed address', async () => {
    await send({ email: 'leaves@example.com' });
    await confirm((await consents())[0]!.token);
    await leave();
    await send({ email: 'leaves@example.com' });
    await leave();
    const queued = await mails();
    expect(queued.map(({ kind }) => kind)).toEqual([
      'newsletter-opt-in',
      'newsletter-welcome',
      'newsletter-opt-in',
    ]);
    for (const mail of queued) expect(await loadMail(test.db, mail)).toBeUndefined();
  });

  it('never asks an address again whose owner chose so in the mail, until a command lifts that', async () => {
    await send({ email: 'never@example.com' });
    const [asked] = await consents();
    const link = `/api/newsletter/never/${asked!.token}`;
    expect((await test.app.inject(link)).body).toContain('<button>Never ask again</button>');
    expect((await test.app.inject({ method: 'POST', url: link })).body).toContain('We won’t ask again');
    expect((await confirm(asked!.token)).statusCode).toBe(404);
    const response = await send({ email: 'NEVER@example.com' });
    expect([response.statusCode, response.json()]).toEqual([200, thanks]);
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify(await test.db.selectFrom('blocked_addresses').selectAll().execute())).not.toContain(
      'never@',
    );
    expect(await runOwner(test, 'subscribers', 'unblock', 'never@example.com')).toBe(
      'It may sign up again.\n',
    );
    await send({ email: 'never@example.com' });
    expect(await mails()).toHaveLength(2);
  });

  it('stores an address without invisible characters, so one inbox has one limit', async () => {
    for (const email of ['ada@example.com', 'ada\u200b@example.com', 'ada@example.com.'])
      await send({ email });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['ada@example.com']);
  });
});
