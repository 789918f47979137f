import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createDeskLink } from '../storage/desk/deskKeys';
import { insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { blockSender, parseSender } from '../storage/enquiries/blockedSenders';
import { toEnquiry } from '../routes/toEnquiry';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import { fillSubscribers } from '../testing/fillSubscribers';
import type { TestApp } from '../testing/openTestApp';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { startWebhook, type TestWebhook } from '../testing/startWebhook';
import { clearTables } from '../testing/tables';
import { until } from '../testing/until';
import { buildDesk } from './deskServer';

describeEachEngine('the desk’s newsletters, leads and blocks', (engine) => {
  let test: TestApp;
  let desk: FastifyInstance;
  let smtp: TestSmtp;
  let webhook: TestWebhook;
  let cookie: string;
  let csrf: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    webhook = await startWebhook();
    test = await engine.openApp({ SMTP_URL: smtp.url, ...webhook.env }, { mailPaused: false });
    desk = await buildDesk({ config: test.config, db: test.db });
  });
  afterAll(async () => {
    await desk?.close();
    await test?.close();
    await smtp?.stop();
    await webhook?.stop();
  });
  const get = (url: string) => desk.inject({ url, headers: { host: 'localhost', cookie } });
  const post = (url: string, fields: Record<string, string>) =>
    desk.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, csrf }).toString(),
    });
  beforeEach(async () => {
    await clearTables(test.db);
    smtp.received.length = 0;
    webhook.received.length = 0;
    cookie = '';
    csrf = '';
    const answer = await post('/sign-in', { key: await createDeskLink(test.db, 'Rahim') });
    cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    csrf = /name="csrf" value="([^"]+)"/.exec((await get('/enquiries')).body)![1]!;
  });

  it('shows its pages only after a sign-in', async () => {
    cookie = '';
    for (const url of ['/newsletters', '/leads', '/leads.csv', '/blocked'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 401]);
    expect((await post('/newsletters', { markdown: '# A\n\nB' })).statusCode).toBe(401);
  });

  it('creates, previews, tests and sends a newsletter', async () => {
    await fillSubscribers(test.db, 2);
    const bad = await post('/newsletters', { markdown: 'Hello <b>' });
    expect([bad.statusCode, bad.body]).toEqual([400, expect.stringContaining('The first line must be')]);
    // The typed text is kept.
    expect(bad.body).toContain('Hello &lt;b&gt;');
    const kept = await post('/newsletters', { markdown: '# News\n\nHello <script>.\n' });
    const page = String(kept.headers.location).split('?')[0]!;
    const { body: draft } = await get(page);
    expect(draft).toMatch(/2\s+people get it/);
    // A browser drops the first line feed. A second one would be a blank line above the subject.
    expect(draft).toMatch(/<textarea[^>]*>\n# News\n/);
    const preview = await get(`${page}/preview`);
    expect(preview.headers['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox$/);
    expect(preview.body).toContain('Hello &lt;script&gt;.');
    const changed = await post(`${page}/draft`, { markdown: '# Better news\n\nHello.\n' });
    const better = String(changed.headers.location).split('?')[0]!;
    expect((await get(page)).statusCode).toBe(404);
    await post(`${better}/test`, { to: 'me@example.com' });
    await until('the test copy', () => smtp.received.some((mail) => mail.subject === '[Test] Better news'));
    expect((await post(`${better}/start`, { perHour: '5000' })).statusCode).toBe(400);
    expect((await post(`${better}/start`, { perHour: '5000', sure: 'yes' })).headers.location).toContain(
      'done=start',
    );
    await until('both copies', () => smtp.received.length === 3);
    await until('its end', async () => (await get(better)).body.includes('>Sent</span>'));
    expect((await post(`${better}/delete`, {})).headers.location).toContain('nothing');
    expect((await post(`${better}/draft`, { markdown: '# Other\n\nNo.' })).headers.location).toContain(
      'nothing',
    );
    const audit = await test.db.selectFrom('audit').select(['actor', 'action']).execute();
    expect(audit).toContainEqual({ actor: 'desk:Rahim', action: 'newsletter started' });
  });

  it('sends an answer once in its thread, marks the enquiry answered, and calls the webhook', async () => {
    const id = await addEnquiry(test.db, { description: 'We need an\norder book.' });
    await until('its mails', () => smtp.received.length === 2);
    const { id: confirmation } = await test.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'enquiry-confirmation')
      .executeTakeFirstOrThrow();
    await until('both settled', async () => {
      const rows = await test.db.selectFrom('mails').select('status').execute();
      return rows.every(({ status }) => status === 'sent');
    });
    const reply = /name="reply" value="([^"]+)"/.exec((await get(`/enquiries/${id}`)).body)![1]!;
    const send = () => post(`/enquiries/${id}/reply`, { reply, body: 'Gladly.\r\nRahim' });
    expect((await send()).headers.location).toBe(`/enquiries/${id}?done=reply`);
    expect((await send()).headers.location).toBe(`/enquiries/${id}?done=nothing`);
    await until('the answer', () => smtp.received.length === 3);
    const mail = smtp.received[2]!;
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(mail.envelopeTo).toEqual(['nadia@example.com']);
    expect([header('in-reply-to'), header('references')]).toEqual(
      Array(2).fill(`<${confirmation}@example.com>`),
    );
    expect(mail.text).toMatch(/^Gladly\.\nRahim\n[^]*> We need an\n> order book\./);
    expect(mail.replyTo).toMatchObject([{ address: test.config.mailTo.projects }]);
    const page = (await get(`/enquiries/${id}`)).body;
    expect(page).toContain('Our answers');
    expect(page).toContain('Gladly.');
    const { status } = await test.db.selectFrom('enquiries').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('answered');
    await until('the event', () => webhook.received.some(({ type }) => type === 'enquiry.answered'));
    // The next reply continues the same thread.
    await until(
      'it is settled',
      async () =>
        (await test.db.selectFrom('mails').selectAll().where('kind', '=', 'enquiry-reply').executeTakeFirst())
          ?.status === 'sent',
    );
    const next = /name="reply" value="([^"]+)"/.exec((await get(`/enquiries/${id}`)).body)![1]!;
    await post(`/enquiries/${id}/reply`, { reply: next, body: 'And one more thing.' });
    await until('the second answer', () => smtp.received.length === 4);
    expect(smtp.received[3]!.headers.find((one) => one.key === 'in-reply-to')?.value).toBe(mail.messageId);
    for (const fields of [
      { reply: 'x', body: 'Hi' },
      { reply: next, body: ' ' },
    ] as Record<string, string>[])
      expect((await post(`/enquiries/${id}/reply`, fields)).statusCode).toBe(400);
  });

  it('calls the webhook for status changes, new subscribers and withdrawals', async () => {
    const id = await addEnquiry(test.db);
    await post(`/enquiries/${id}/status`, { status: 'answered' });
    await until('the event', () =>
      webhook.received.some(({ type, data }) => type === 'enquiry.answered' && data.id === id),
    );
    const other = await addEnquiry(test.db);
    const { answer_key } = await test.db
      .selectFrom('enquiries')
      .select('answer_key')
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
    await test.app.inject({ method: 'POST', url: `/api/answered/${answer_key}` });
    await until('the event of the link', () =>
      webhook.received.some(({ type, data }) => type === 'enquiry.answered' && data.id === other),
    );
    await post('/subscribers', { email: 'nadia@example.com', consent: 'asked by phone, 2 May' });
    const { token } = await test.db.selectFrom('consents').select('token').executeTakeFirstOrThrow();
    await test.app.inject({ method: 'POST', url: `/api/newsletter/confirm/${token}` });
    await until('joined', () =>
      webhook.received.some(
        ({ type, data }) => type === 'subscriber.confirmed' && data.email === 'nadia@example.com',
      ),
    );
    const { unsubscribe_token } = await test.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .executeTakeFirstOrThrow();
    for (let click = 0; click < 2; click += 1)
      await test.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${unsubscribe_token}` });
    await until('left', () => webhook.received.some(({ type }) => type === 'subscriber.left'));
    const mails = await test.db.selectFrom('mails').select('kind').execute();
    const told = mails.filter(({ kind }) => kind.endsWith('-webhook'));
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'answered-webhook',
      'answered-webhook',
      'confirmed-webhook',
      'left-webhook',
    ]);
    expect(
      (await post('/subscribers', { email: 'nadia@example.com', consent: 'asked again' })).headers.location,
    ).toBe('/subscribers?done=gone');
  });

  it('holds enquiries of blocked senders without a notification; all others pass', async () => {
    expect(['  @Spam.Example ', 'spam.example', 'a@b.example', 'nobody'].map(parseSender)).toEqual([
      '@spam.example',
      '@spam.example',
      'a@b.example',
      undefined,
    ]);
    await post('/blocked', { sender: 'Nadia@Example.com', reason: 'writes daily' });
    await post('/blocked', { sender: 'spam.example' });
    expect(await blockSender(test.db, '@spam.example', { actor: 'shell:tester' })).toBe(false);
    expect((await get('/blocked')).body).toContain('writes daily');
    for (const email of [
      'nadia@example.com',
      'x@mail.spam.example',
      'x@notspam.example',
      'x@spam.example',
      'lisa@example.com',
    ])
      await insertEnquiry(test.db, {
        ...toEnquiry(filledContact({ email }), { hash: email }),
        webhook: true,
      });
    const rows = await test.db.selectFrom('enquiries').selectAll().orderBy('email').execute();
    expect(rows.map((row) => [row.email, row.held, row.held_reason])).toEqual([
      ['lisa@example.com', false, null],
      ['nadia@example.com', true, 'blocked'],
      ['x@mail.spam.example', true, 'blocked'],
      ['x@notspam.example', false, null],
      ['x@spam.example', true, 'blocked'],
    ]);
    expect(await test.db.selectFrom('mails').select('id').execute()).toHaveLength(6);
    const held = (await get('/enquiries?view=held')).body;
    expect(held).toContain('/blocked');
    const nadia = rows.find(({ email }) => email === 'nadia@example.com')!;
    expect((await get(`/enquiries/${nadia.id}`)).body).toContain('You blocked this sender');
    await post(`/enquiries/${nadia.id}/release`, {});
    expect(await test.db.selectFrom('mails').select('id').execute()).toHaveLength(9);
    await post('/blocked/remove', { sender: '@spam.example' });
    expect((await get('/blocked')).body).not.toContain('spam.example</div>');
    expect((await post('/blocked', { sender: 'nobody' })).statusCode).toBe(400);
  });

  it('counts leads by source and week, without spam and held enquiries, also as CSV', async () => {
    const lead = async (
      source: Record<string, string>,
      change: Record<string, unknown> = {},
      hoursAgo = 0,
    ) => {
      const id = await addEnquiry(test.db, {}, { hoursAgo });
      await test.db
        .updateTable('enquiries')
        .set({ ...source, ...change })
        .where('id', '=', id)
        .execute();
    };
    await lead({
      source_referrer: 'google.com',
      source_campaign: 'utm_source=google&utm_medium=cpc&utm_campaign=erp&utm_term=a',
    });
    await lead(
      { source_referrer: 'google.com', source_campaign: 'utm_source=google&utm_campaign=erp&utm_term=b' },
      { status: 'answered' },
      24 * 7,
    );
    await lead({ source_referrer: '=cmd', source_campaign: 'utm_source=google&utm_campaign=erp' });
    await lead({ source_referrer: 'google.com' }, { status: 'spam' });
    await lead({ source_referrer: 'google.com' }, { held: true });
    await lead({ source_referrer: 'old.example' }, {}, 24 * 7 * 20);
    await lead({ source_referrer: 'bing.com', source_campaign: 'utm_medium=cpc' });
    const { body } = await get('/leads?by=referrer');
    expect(body.replace(/\s+/g, ' ')).toMatch(/google\.com<\/th> <td><strong>2<\/strong><\/td>/);
    expect(body).not.toContain('old.example');
    expect((await get('/leads?by=campaign')).body.replace(/\s+/g, ' ')).toMatch(
      /google \/ erp<\/th> <td><strong>3</,
    );
    const campaigns = (await get('/leads.csv?by=campaign')).body;
    expect(campaigns).toMatch(/,google \/ erp,2,0/);
    expect(campaigns).toMatch(/,cpc,1,0/);
    const csv = await get('/leads.csv?by=referrer');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="leads-by-referrer.csv"');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffweek,source,leads,answered');
    expect(lines).toHaveLength(6);
    expect(csv.body).toContain(`,'=cmd,1,0`);
    expect(csv.body).toMatch(/,google\.com,1,1/);
    // A week without a lead has a column, too: name, total, four weeks.
    await lead({ source_referrer: 'bing.com' }, {}, 24 * 7 * 3);
    expect((await get('/leads')).body.match(/<th scope="col">/g)).toHaveLength(6);
    // Weeks begin on Monday in Dhaka, where Sunday 19:00 UTC is already Monday.
    await test.db
      .updateTable('enquiries')
      .set({ created_at: sql<Date>`'2026-11-22T19:00:00Z'` })
      .execute();
    expect((await get('/leads.csv?by=page')).body).toMatch(/2026-11-23,/);
  });
});
