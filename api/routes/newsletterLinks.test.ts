import { blockAddress, unsubscribe } from '../storage/subscribers/subscription';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';

describeEachEngine('unsubscribing', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const subscribe = async (email: string) => {
    await subscribeConfirmed(test.db, email);
    const row = await test.db
      .selectFrom('subscribers')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return `/api/newsletter/unsubscribe/${row.unsubscribe_token}`;
  };
  const left = async () =>
    (
      await test.db.selectFrom('subscribers').select(['email', 'unsubscribed_at']).orderBy('email').execute()
    ).map((row) => [row.email, row.unsubscribed_at !== null]);

  it('calls the webhook for a reader who leaves, by either link', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await subscribe(email);
    const [a, b] = await test.db
      .selectFrom('consents')
      .innerJoin('subscribers', 'subscribers.id', 'subscriber_id')
      .select(['token', 'unsubscribe_token as leaving'])
      .orderBy('email')
      .execute();
    await test.db.deleteFrom('mails').execute();
    await unsubscribe(test.db, a!.leaving, { webhook: true });
    await blockAddress(test.db, b!.token, { webhook: true });
    const queued = await test.db.selectFrom('mails').select('kind').execute();
    expect(queued).toEqual([{ kind: 'left-webhook' }, { kind: 'left-webhook' }]);
    expect(await left()).toEqual([
      ['a@example.com', true],
      ['b@example.com', true],
    ]);
  });

  it('needs a button, because mail scanners also send GET', async () => {
    const page = await test.app.inject(await subscribe('a@example.com'));
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<button>Unsubscribe</button>');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await left()).toEqual([['a@example.com', false]]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
    ],
    [undefined, ''],
  ])('works by one POST of type %s, without a redirect', async (contentType, payload) => {
    await subscribe('b@example.com');
    const response = await test.app.inject({
      method: 'POST',
      url: await subscribe('a@example.com'),
      payload,
      headers: { ...(contentType && { 'content-type': contentType }), origin: 'https://mail.example' },
    });
    expect(response.statusCode).toBe(200);
    expect(await left()).toEqual([
      ['a@example.com', true],
      ['b@example.com', false],
    ]);
  });

  it('keeps the first time at a second request', async () => {
    const url = await subscribe('a@example.com');
    await test.app.inject({ method: 'POST', url });
    const [first] = await test.db.selectFrom('subscribers').select('unsubscribed_at').execute();
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await test.db.selectFrom('subscribers').select('unsubscribed_at').execute()).toEqual([first]);
    expect((await test.app.inject(url)).body).toContain('You’re unsubscribed');
  });

  it.each(['GET', 'POST'] as const)('answers a %s of an unknown link with 404', async (method) => {
    const response = await test.app.inject({ method, url: '/api/newsletter/unsubscribe/%00guess' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('no longer valid');
  });

  it('has no limit per address, because mail programs of many readers share addresses', async () => {
    const url = await subscribe('many@example.com');
    const statuses = new Set<number>();
    for (let count = 0; count < 320; count += 1)
      statuses.add((await test.app.inject({ method: 'POST', url, remoteAddress: '192.0.2.8' })).statusCode);
    expect([...statuses]).toEqual([200]);
  });
});
