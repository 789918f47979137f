import type { FastifyInstance } from 'fastify';
import { createDeskLink } from '../storage/desk/deskKeys';
import { readOpenState } from '../storage/mails/openMails';
import { addEnquiry } from '../testing/addEnquiry';
import { appsOnOneDatabase } from '../testing/appsOnOneDatabase';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import type { MailMessage } from '../mail/mailTransport';
import { until } from '../testing/until';
import { buildDesk } from './deskServer';

describeEachEngine('the desk', (engine) => {
  let test: TestApp;
  let desk: FastifyInstance;
  beforeAll(async () => {
    test = await engine.openApp();
    desk = await buildDesk({ config: test.config, db: test.db });
  });
  afterAll(async () => {
    await desk?.close();
    await test?.close();
  });
  beforeEach(() => clearTables(test.db));

  const get = (url: string, cookie = '', host = 'localhost:4500') =>
    desk.inject({ url, headers: { host, cookie } });
  const post = (url: string, fields: Record<string, string>, cookie = '', headers = {}) =>
    desk.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = async () => {
    const answer = await post('/sign-in', { key: await createDeskLink(test.db, 'Rahim') });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/enquiries']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    const csrf = /name="csrf" value="([^"]+)"/.exec((await get('/enquiries', cookie)).body)![1]!;
    return { cookie, csrf };
  };
  const stored = (id: string) =>
    test.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const trail = async () =>
    (await test.db.selectFrom('audit').selectAll().orderBy('at').execute()).map(
      ({ actor, action, subject, detail }) => [actor, action, subject, detail],
    );

  it('shows nothing without a sign-in, and nothing under a foreign host', async () => {
    const id = await addEnquiry(test.db);
    for (const url of ['/enquiries', `/enquiries/${id}`, '/subscribers', '/mails']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 401]);
      expect(answer.body).not.toContain('Nadia');
    }
    const { cookie, csrf } = await signIn();
    expect((await get('/enquiries', cookie)).body).toContain('Nadia');
    expect((await get('/enquiries', cookie, 'rebound.example')).statusCode).toBe(421);
    expect((await get('/enquiries', 'desk=guess')).statusCode).toBe(401);
    for (const form of ['status', 'note', 'delete'])
      expect((await post(`/enquiries/${id}/${form}`, { status: 'spam', csrf })).statusCode).toBe(401);
    expect(await stored(id)).toMatchObject({ status: 'new', note: '' });
  });

  it('accepts a sign-in link once, and only by its button', async () => {
    const key = await createDeskLink(test.db, 'Rahim');
    // A link preview in a chat opens the link without spending the key.
    for (let look = 0; look < 2; look += 1) expect((await get(`/sign-in/${key}`)).statusCode).toBe(200);
    const first = await post('/sign-in', { key });
    expect(first.headers['set-cookie']).toMatch(
      /^desk=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const second = await post('/sign-in', { key });
    expect([second.statusCode, second.headers['set-cookie']]).toEqual([403, undefined]);
    const old = await createDeskLink(test.db, 'Rahim');
    await test.db
      .updateTable('desk_keys')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await post('/sign-in', { key: old })).statusCode).toBe(403);
    // Ended sessions give no access either.
    expect((await get('/enquiries', String(first.headers['set-cookie']).split(';')[0])).statusCode).toBe(401);
    expect(await trail()).toEqual([['desk:Rahim', 'desk sign-in', 'desk', '']]);
    // The database stores no key with which its reader could sign in.
    expect(JSON.stringify(await test.db.selectFrom('desk_keys').selectAll().execute())).not.toContain(old);
  });

  it('refuses a form without its CSRF token, or from another site', async () => {
    const id = await addEnquiry(test.db);
    const { cookie, csrf } = await signIn();
    const other = await signIn();
    const url = `/enquiries/${id}/status`;
    expect((await post(url, { status: 'spam' }, cookie)).statusCode).toBe(403);
    expect((await post(url, { status: 'spam', csrf: other.csrf }, cookie)).statusCode).toBe(403);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await post(url, { status: 'spam', csrf }, cookie, crossSite)).statusCode).toBe(403);
    expect((await stored(id)).status).toBe('new');
    expect((await post(url, { status: 'spam', csrf }, cookie)).statusCode).toBe(303);
    expect((await stored(id)).status).toBe('spam');
    expect((await post('/sign-out', { csrf }, cookie)).statusCode).toBe(303);
    expect((await get('/enquiries', cookie)).statusCode).toBe(401);
  });

  it('sends pages without scripts, caching or indexing', async () => {
    const { cookie } = await signIn();
    await addEnquiry(test.db, { firstName: '<script>alert(1)</script>', description: '"><img src=x>' });
    const { headers, body } = await get('/enquiries', cookie);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy':
        "default-src 'none';style-src 'self';frame-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toMatch(/<script|<img|style="/);
  });

  it('lists enquiries by urgency, and searches and pages them', async () => {
    const { cookie } = await signIn();
    const late = await addEnquiry(test.db, { firstName: 'Late' }, { hoursAgo: 25 });
    await addEnquiry(test.db, { firstName: 'Fresh', serviceInterest: '', budget: '' }, { hoursAgo: 23 });
    await addEnquiry(test.db, { firstName: 'Robot' }, { held: true, hoursAgo: 48 });
    const names = async (query: string) =>
      [
        ...(await get(`/enquiries?${query}`, cookie)).body.matchAll(/<a href="\/enquiries\/[^"]+">(\w+) /g),
      ].map(([, name]) => name);
    expect(await names('')).toEqual(['Fresh', 'Late']);
    expect(await names('view=overdue')).toEqual(['Late']);
    expect(await names('view=held')).toEqual(['Robot']);
    expect(await names('view=all&department=general')).toEqual(['Fresh']);
    expect(await names('view=all&q=late%20rah')).toEqual(['Late']);
    expect((await get('/enquiries', cookie)).body).toContain('1 enquiry is older than the promised 24 hours');
    await test.db.updateTable('enquiries').set({ status: 'answered' }).where('id', '=', late).execute();
    expect(await names('view=overdue')).toEqual([]);

    for (let index = 0; index < 26; index += 1) await addEnquiry(test.db, { firstName: `N${index}` });
    const newest = await names('view=open');
    expect(newest).toHaveLength(25);
    const older = /href="([^"]+before=[^"]+)"/.exec((await get('/enquiries?view=open', cookie)).body)![1]!;
    expect(await names(older.replaceAll('&amp;', '&').split('?')[1]!)).toEqual(['N0', 'Fresh']);
  });

  it('changes an enquiry, mails those concerned and records the user in the audit trail', async () => {
    const { cookie, csrf } = await signIn();
    const id = await addEnquiry(test.db, {}, { held: true });
    const act = async (form: string, fields: Record<string, string> = {}) => {
      const answer = await post(`/enquiries/${id}/${form}`, { ...fields, csrf }, cookie);
      return String(answer.headers.location ?? answer.statusCode);
    };
    const mails = async () =>
      (await test.db.selectFrom('mails').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
    // Held: departments are informed with a mark, and the sender gets no mail.
    expect(await act('department', { department: 'career' })).toBe(`/enquiries/${id}?done=department`);
    expect(await mails()).toEqual(['enquiry-notification', 'enquiry-notification']);
    expect((await get(`/enquiries/${id}`, cookie)).body).toContain('A program probably sent it');
    expect(await act('release')).toContain('done=release');
    expect(await act('release')).toContain('done=nothing');
    expect(await mails()).toEqual(['enquiry-confirmation', ...Array(3).fill('enquiry-notification')]);
    await act('department', { department: 'projects' });
    expect(await mails()).toHaveLength(5);
    await act('note', { note: 'Called on Monday\r\nwants a <quote>' });
    await act('status', { status: 'answered' });
    expect(await stored(id)).toMatchObject({
      status: 'answered',
      answered_at: expect.anything(),
      department: 'projects',
      note: 'Called on Monday\nwants a <quote>',
      held: false,
    });
    await act('correct', {
      firstName: 'Nadya',
      lastName: 'Rahman',
      email: 'Nadya@Example.com',
      phone: '',
      company: 'X',
    });
    expect(await stored(id)).toMatchObject({
      email: 'Nadya@Example.com',
      email_key: 'nadya@example.com',
      phone: '',
    });
    const page = (await get(`/enquiries/${id}?done=note`, cookie)).body;
    expect(page).toContain('wants a &lt;quote&gt;');
    expect(page).toMatch(/role="status">\s*The note is saved/);

    expect(await act('status', { status: 'sold' })).toBe('400');
    expect(await act('delete')).toBe('400');
    expect(await act('delete', { sure: 'yes' })).toBe('/enquiries?done=delete');
    expect(await act('status', { status: 'new' })).toBe('404');
    expect(await mails()).toEqual([]);
    expect((await trail()).slice(1)).toEqual([
      ['desk:Rahim', 'enquiry moved', id, 'projects to career'],
      ['desk:Rahim', 'enquiry released', id, ''],
      ['desk:Rahim', 'enquiry moved', id, 'career to projects'],
      ['desk:Rahim', 'enquiry note', id, '32 characters'],
      ['desk:Rahim', 'enquiry status', id, 'new to answered'],
      ['desk:Rahim', 'enquiry corrected', id, 'first_name, email, phone, company'],
      ['desk:Rahim', 'enquiry deleted', id, 'projects, answered'],
    ]);
    // The trail outlives an erasure, so it holds no personal data.
    expect(JSON.stringify(await trail())).not.toMatch(/nad[iy]a|example\.com/i);
  });

  it('answers malformed queries and fields with 400', async () => {
    const { cookie, csrf } = await signIn();
    for (const url of [
      '/enquiries?q=a&q=b',
      '/enquiries?q=%00',
      '/subscribers?q=a&q=b',
      '/mails?done=1&done=2',
    ])
      expect([url, (await get(url, cookie)).statusCode]).toEqual([url, 400]);
    const id = await addEnquiry(test.db);
    const twice = await desk.inject({
      method: 'POST',
      url: `/enquiries/${id}/note`,
      headers: { host: 'localhost', cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `csrf=${csrf}&note=a&note=b`,
    });
    expect(twice.statusCode).toBe(400);
  });

  it('dismisses a dead letter, and shows a visitor’s bounce at the enquiry only', async () => {
    const { cookie, csrf } = await signIn();
    const id = await addEnquiry(test.db);
    await test.db
      .updateTable('mails')
      .set({ status: 'dead', last_error: '550 No such user', finished_at: new Date() })
      .execute();
    expect((await get(`/enquiries/${id}`, cookie)).body).toContain('came back (550 No such user)');
    const mails = (await get('/mails', cookie)).body;
    expect(mails).not.toContain('enquiry-confirmation');
    const path = /action="(\/mails\/[^"]+\/dismiss)"/.exec(mails)![1]!;
    expect((await post(path, { csrf }, cookie)).headers.location).toBe('/mails?done=dismiss');
    expect((await get('/mails', cookie)).body).toContain('Every mail is sent or on its way.');
    expect(await readOpenState(test.db)).toMatchObject({ dead: 0 });
    expect(await trail()).toContainEqual(['desk:Rahim', 'mail dismissed', id, 'enquiry-notification']);
  });
});

describe('the desk behind the proxy of DESK_URL', () => {
  const { withApp } = appsOnOneDatabase();
  const env = { DESK_PORT: '0', DESK_URL: 'https://desk.shapla.dev' };
  const published = (look: (desk: FastifyInstance, test: TestApp) => Promise<void>) =>
    withApp(env, async (test) => {
      const desk = await buildDesk({ config: test.config, db: test.db });
      await look(desk, test).finally(() => desk.close());
    });
  const from = (address: string, more: object = {}) => ({
    host: 'desk.shapla.dev',
    'x-forwarded-for': address,
    ...more,
  });

  it('many sign-in requests of a stranger do not lock out users', () =>
    published(async (desk, test) => {
      const key = await createDeskLink(test.db, 'Rahim');
      const flood = (url: string, times: number) =>
        Promise.all(Array.from({ length: times }, () => desk.inject({ url, headers: from('203.0.113.66') })));
      expect((await flood('/sign-in/x', 30)).at(-1)!.statusCode).toBe(429);
      expect((await flood('/desk.css', 700)).at(-1)!.statusCode).toBe(429);
      const signedIn = await desk.inject({
        method: 'POST',
        url: '/sign-in',
        headers: from('198.51.100.7', { 'content-type': 'application/x-www-form-urlencoded' }),
        payload: `key=${key}`,
      });
      expect(signedIn.statusCode).toBe(303);
      const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
      // Even from a shared address, because a session has its own rate limit.
      const page = await desk.inject({ url: '/enquiries', headers: from('203.0.113.66', { cookie }) });
      expect(page.statusCode).toBe(200);
    }));

  it('sends HSTS, and ignores a forwarded host', () =>
    published(async (desk) => {
      const page = await desk.inject({ url: '/sign-in', headers: from('198.51.100.7') });
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
      const rebound = { host: 'rebound.example', 'x-forwarded-host': 'desk.shapla.dev' };
      expect((await desk.inject({ url: '/sign-in', headers: rebound })).statusCode).toBe(421);
    }));

  it('mails a sign-in link to users of DESK_USERS, and never reveals who they are', () =>
    withApp({ ...env, DESK_USERS: 'Rahim <rahim@shapla.dev>' }, async (test) => {
      const sent: MailMessage[] = [];
      const desk = await buildDesk({
        config: test.config,
        db: test.db,
        mail: async (message) => void sent.push(message),
      });
      const post = (url: string, payload: string) =>
        desk.inject({
          method: 'POST',
          url,
          headers: from('198.51.100.7', { 'content-type': 'application/x-www-form-urlencoded' }),
          payload,
        });
      expect((await desk.inject({ url: '/', headers: from('198.51.100.7') })).statusCode).toBe(401);
      const [ours, stranger] = [
        await post('/sign-in/mail', 'email=Rahim@Shapla.dev'),
        await post('/sign-in/mail', 'email=eve@example.com'),
      ];
      expect(ours.body).toBe(stranger.body);
      await until('the mail', () => sent.length > 0);
      expect(sent.map(({ to }) => to.address)).toEqual(['rahim@shapla.dev']);
      const key = /https:\/\/desk\.shapla\.dev\/sign-in\/([\w-]+)/.exec(sent[0]!.text)![1]!;
      expect((await post('/sign-in', `key=${key}`)).statusCode).toBe(303);
      expect((await post('/sign-in', `key=${key}`)).statusCode).toBe(403);
      const trail = await test.db.selectFrom('audit').select(['actor', 'action']).execute();
      expect(trail).toEqual([{ actor: 'desk:Rahim', action: 'desk sign-in' }]);
      await desk.close();
    }));
});
