import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DeskUser } from '../config/readDeskConfig';
import { addEnquiry } from '../testing/addEnquiry';
import { appsOnOneDatabase } from '../testing/appsOnOneDatabase';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { clearTables } from '../testing/tables';
import { buildDesk } from './deskServer';
import { createDeskUser } from './signIn';

const rahim = createDeskUser('Rahim');
const getCredentials = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const signedIn = { authorization: getCredentials('Rahim', rahim.password) };

describeEachEngine('the desk', (engine) => {
  let test: TestApp;
  let desk: FastifyInstance;
  const logged: { actor?: string; change?: string; enquiry?: string; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  beforeAll(async () => {
    test = await engine.openApp({ WEBHOOK_URL: 'https://hooks.example.com' });
    desk = await buildDesk({ config: test.config, db: test.db }, [rahim.user], log);
  });
  afterAll(async () => {
    await desk?.close();
    await test?.close();
  });
  beforeEach(() => clearTables(test.db));
  afterEach(() => logged.splice(0));

  const get = (url: string, headers: Record<string, string> = {}) =>
    desk.inject({ url, headers: { host: 'localhost:4500', ...signedIn, ...headers } });
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    desk.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:4500',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...signedIn,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const stored = (id: string) =>
    test.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('shows nothing without the right name and password, and nothing under a foreign host', async () => {
    const id = await addEnquiry(test.db);
    for (const authorization of ['', 'Basic x', getCredentials('Rahim', 'guess'), getCredentials('Eve', '')])
      for (const url of ['/enquiries', `/enquiries/${id}`, '/enquiries.csv', '/person', '/nowhere']) {
        const answer = await get(url, { authorization });
        expect([url, answer.statusCode]).toEqual([url, 401]);
        expect(answer.headers['www-authenticate']).toBe('Basic realm="desk", charset="UTF-8"');
        expect(answer.body).not.toContain('Nadia');
      }
    expect(
      (await post(`/enquiries/${id}/status`, { status: 'spam' }, { authorization: '' })).statusCode,
    ).toBe(401);
    expect((await get('/enquiries', { host: 'rebound.example' })).statusCode).toBe(421);
    // The link of a mail: the browser asks for the password, and then shows the enquiry itself.
    const linked = await get(`/enquiries/${id}`, { 'sec-fetch-site': 'cross-site' });
    expect([linked.statusCode, linked.body.includes('Nadia')]).toEqual([200, true]);
    expect((await stored(id)).status).toBe('new');
  });

  it('refuses forms of other sites, whatever browser sends them', async () => {
    const id = await addEnquiry(test.db);
    const status = async (headers: Record<string, string>) =>
      (await post(`/enquiries/${id}/status`, { status: 'spam' }, headers)).statusCode;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4500' },
      { 'sec-fetch-site': 'none' },
    ] as Record<string, string>[])
      expect([headers, await status(headers)]).toEqual([headers, 403]);
    const old = (origin: Record<string, string>) =>
      desk.inject({
        method: 'POST',
        url: `/enquiries/${id}/status`,
        headers: {
          host: 'localhost:4500',
          'content-type': 'application/x-www-form-urlencoded',
          ...signedIn,
          ...origin,
        },
        payload: 'status=spam',
      });
    for (const origin of [
      {},
      { origin: 'null' },
      { origin: 'http://localhost:9' },
      { origin: 'https://evil.example' },
    ] as Record<string, string>[])
      expect([origin, (await old(origin)).statusCode]).toEqual([origin, 403]);
    expect((await stored(id)).status).toBe('new');
    expect((await old({ origin: 'http://localhost:4500' })).statusCode).toBe(303);
    expect((await stored(id)).status).toBe('spam');
  });

  it('sends pages without scripts, caching or indexing', async () => {
    await addEnquiry(test.db, { firstName: '<script>alert(1)</script>', description: '"><img src=x>' });
    const { headers, body } = await get('/enquiries');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy':
        "default-src 'none';style-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toMatch(/<script|<img|style="/);
  });

  it('lists what waits first, searches, turns pages and exports', async () => {
    const done = await addEnquiry(test.db, { firstName: 'Done' });
    await addEnquiry(test.db, { firstName: 'Late' }, { hoursAgo: 25 });
    await addEnquiry(test.db, { firstName: 'Robot', email: 'r@weaver.example' }, { held: true });
    const names = async (query: string) =>
      [...(await get(`/enquiries?${query}`)).body.matchAll(/<a href="\/enquiries\/[^"]+">\s*(\w+) /g)].map(
        ([, name]) => name,
      );
    await post(`/enquiries/${done}/status`, { status: 'answered' });
    expect(await names('')).toEqual(['Robot', 'Late', 'Done']);
    expect(await names('q=WEAVER')).toEqual(['Robot']);
    expect((await get('/enquiries')).body).toContain('2 to answer, 1 of them held.');

    const csv = (await get('/enquiries.csv?q=weaver')).body.split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[1]).toContain('"Robot"');
    expect(logged).toMatchObject([{}, { actor: 'desk:Rahim', msg: 'Enquiries exported at the desk' }]);

    await addEnquiry(test.db, { firstName: '=HYPERLINK("x")', company: '@SUM(1)', description: 'a "b"\nc' });
    const sheet = (await get('/enquiries.csv?q=HYPERLINK')).body;
    expect(sheet.startsWith('\ufeff"id","received","firstName"')).toBe(true);
    for (const cell of [`"'=HYPERLINK(""x"")"`, `"'@SUM(1)"`, '"+880 1700 000000"', '"a ""b""\nc"'])
      expect(sheet).toContain(cell);
    await test.db.deleteFrom('enquiries').where('company', '=', '@SUM(1)').execute();

    for (let index = 0; index < 26; index += 1) await addEnquiry(test.db, { firstName: `N${index}` });
    expect(await names('')).toHaveLength(25);
    const next = /href="([^"]+page=2)"/.exec((await get('/enquiries')).body)![1]!;
    expect(await names(next.split('?')[1]!)).toEqual(['N0', 'Robot', 'Late', 'Done']);
  });

  it('changes an enquiry, mails those concerned and logs who changed it', async () => {
    const id = await addEnquiry(test.db, {}, { held: true });
    const act = async (form: string, fields: Record<string, string> = {}) => {
      const answer = await post(`/enquiries/${id}/${form}`, fields);
      return String(answer.headers.location ?? answer.statusCode);
    };
    const mails = async () =>
      (await test.db.selectFrom('mails').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    // Held: departments are informed with a mark, and the sender gets no mail.
    expect(await act('department', { department: 'career' })).toBe(`/enquiries/${id}?done=department`);
    expect(await mails()).toEqual(['enquiry-notification', 'enquiry-notification']);
    expect((await get(`/enquiries/${id}`)).body).toContain('A field that people can’t see was filled in');
    expect(await act('release')).toContain('done=release');
    expect(await act('release')).toContain('done=nothing');
    expect(await mails()).toEqual([
      'enquiry-confirmation',
      ...Array(3).fill('enquiry-notification'),
      'enquiry-webhook',
    ]);
    await act('department', { department: 'projects' });
    await act('note', { note: 'Called on Monday\r\nwants a <quote>' });
    await act('status', { status: 'answered' });
    expect(await stored(id)).toMatchObject({
      status: 'answered',
      answered_at: expect.anything(),
      department: 'projects',
      note: 'Called on Monday\nwants a <quote>',
      held: false,
    });
    const page = (await get(`/enquiries/${id}?done=note`)).body;
    expect(page).toContain('wants a &lt;quote&gt;');
    expect(page).toMatch(/role="status">\s*The note is saved/);

    expect(await act('status', { status: 'sold' })).toBe('400');
    expect(await act('delete')).toBe('400');
    expect(await act('delete', { sure: 'yes' })).toBe('/enquiries?done=delete');
    expect(await act('status', { status: 'new' })).toBe('404');
    expect(await mails()).toEqual([]);
    expect(logged.map(({ actor, enquiry, change }) => [actor, enquiry, change])).toEqual(
      ['department', 'release', 'department', 'note', 'status', 'delete'].map((change) => [
        'desk:Rahim',
        id,
        change,
      ]),
    );
    expect(JSON.stringify(logged)).not.toMatch(/nad[iy]a|example\.com/i);
  });

  it('shows, hands out and erases all that is kept about a person', async () => {
    await addEnquiry(test.db, { email: 'ada@victim.test' });
    await addEnquiry(test.db, { email: 'bob@x.test' });
    expect((await get('/person?email=Ada@victim.test')).body).toContain(
      '1 enquiry, 0 subscriptions, 2 mails',
    );
    const { enquiries } = (await get('/person.json?email=ada@victim.test')).json<{ enquiries: object[] }>();
    expect(enquiries).toMatchObject([{ email: 'ada@victim.test' }]);
    expect((await post('/person/erase', { email: 'ada@victim.test' })).statusCode).toBe(400);
    const erased = await post('/person/erase', { email: 'ada@victim.test', sure: 'yes' });
    expect(erased.headers.location).toBe('/person?done=erase');
    expect(await test.db.selectFrom('enquiries').select('email').execute()).toEqual([
      { email: 'bob@x.test' },
    ]);
    expect(logged.map(({ msg }) => msg)).toEqual([
      'Personal data exported at the desk',
      'A person erased at the desk',
    ]);
    expect(JSON.stringify(logged)).not.toContain('victim');
  });

  it('answers malformed queries and fields with 400', async () => {
    for (const url of [
      '/enquiries?q=a&q=b',
      '/enquiries?q=%00',
      '/person?email=nobody',
      '/enquiries?done=1&done=2',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 400]);
    const id = await addEnquiry(test.db);
    const twice = await desk.inject({
      method: 'POST',
      url: `/enquiries/${id}/note`,
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...signedIn,
      },
      payload: 'note=a&note=b',
    });
    expect(twice.statusCode).toBe(400);
  });

  it('shows a visitor’s returned mail at the enquiry', async () => {
    const id = await addEnquiry(test.db);
    await test.db
      .updateTable('mails')
      .set({ status: 'dead', last_error: '550 No such user', finished_at: new Date() })
      .execute();
    expect((await get(`/enquiries/${id}`)).body).toContain('came back (550 No such user)');
  });
});

describe('the desk behind the proxy of DESK_URL', () => {
  const { withApp } = appsOnOneDatabase();
  const env = { DESK_PORT: '0', DESK_URL: 'https://desk.shapla.dev', DESK_USERS: 'none' };
  const published = (users: readonly DeskUser[], look: (desk: FastifyInstance) => Promise<void>) =>
    withApp(env, async ({ config, db }) => {
      const desk = await buildDesk({ config, db }, users);
      await look(desk).finally(() => desk.close());
    });
  const from = (address: string, more: object = {}) => ({
    host: 'desk.shapla.dev',
    'x-forwarded-for': address,
    ...more,
  });

  it('slows down wrong passwords of a network, and keeps no user out', () =>
    published([rahim.user], async (desk) => {
      const guess = from('203.0.113.66', { authorization: getCredentials('Rahim', 'guess') });
      for (let times = 0; times < 20; times += 1)
        expect((await desk.inject({ url: '/enquiries', headers: guess })).statusCode).toBe(401);
      const slowed = await desk.inject({ url: '/enquiries', headers: guess });
      expect([slowed.statusCode, Number(slowed.headers['retry-after']) > 0]).toEqual([429, true]);
      for (const address of ['198.51.100.7', '203.0.113.66'])
        expect((await desk.inject({ url: '/enquiries', headers: from(address, signedIn) })).statusCode).toBe(
          200,
        );
    }));

  it('a user who is taken off DESK_USERS is out at once', () =>
    published([createDeskUser('Ada').user], async (desk) => {
      const answer = await desk.inject({ url: '/enquiries', headers: from('198.51.100.7', signedIn) });
      expect(answer.statusCode).toBe(401);
    }));

  it('asks for no password with DESK_USERS=none, sends HSTS, and ignores a forwarded host', () =>
    published([], async (desk) => {
      const page = await desk.inject({ url: '/enquiries', headers: from('198.51.100.7') });
      expect([page.statusCode, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      const rebound = { host: 'rebound.example', 'x-forwarded-host': 'desk.shapla.dev' };
      expect((await desk.inject({ url: '/enquiries', headers: rebound })).statusCode).toBe(421);
    }));
});
