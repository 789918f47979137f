import { sql } from 'kysely';
import { formMessages, honeypotField } from 'shared-content/forms';
import { answers } from '../http/answers';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import { solveCaptcha, type TestApp } from '../testing/openTestApp';

const { turnstileToken: _token, ...filled } = filledContact();

describeEachEngine('POST /contact-form', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  // Few unverified enquiries are taken in an hour, which the database counts.
  beforeEach(() => clearTables(test.db));

  const send = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/contact-form',
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const getEnquiries = () => test.db.selectFrom('enquiries').selectAll().execute();

  it('holds an enquiry without a captcha, tells the department alone, and answers with a page', async () => {
    const response = await send({ ...filled, description: 'Two\r\nlines', 'cf-turnstile-response': 'x' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Your message has reached us');
    expect(response.body).toContain('a person will look at it first');
    expect(await getEnquiries()).toMatchObject([
      { first_name: 'Nadia', description: 'Two\nlines', held: true, held_reason: 'unverified' },
    ]);
    const mails = await test.db.selectFrom('mails').select('kind').execute();
    expect(mails).toEqual([{ kind: 'enquiry-notification' }]);
  });

  it('stores one enquiry for two presses, and none for what a script has stored already', async () => {
    await Promise.all([send(filled), send(filled)]);
    expect((await send(filled)).statusCode).toBe(200);
    expect(await getEnquiries()).toHaveLength(1);
    const payload = { ...filledContact({ turnstileToken: solveCaptcha() }), firstName: 'Ada' };
    await test.app.inject({ method: 'POST', url: '/api/contact', payload });
    const repeated = await send({ ...filled, firstName: 'Ada' });
    expect(repeated.body).toContain(formMessages.contact.success);
    expect(await getEnquiries()).toHaveLength(2);
  });

  it('stores the same words of another day once more', async () => {
    await send(filled);
    await sql`update enquiries set created_at = now() - interval '2 days',
      idempotency_key = replace(idempotency_key, ${new Date().toISOString().slice(0, 10)}, '2025-01-01')`.execute(
      test.db,
    );
    expect((await send(filled)).statusCode).toBe(200);
    expect(await getEnquiries()).toHaveLength(2);
  });

  it('answers wrong input with what was typed and what is wrong, and stores nothing', async () => {
    const missing = await send({ ...filled, lastName: ' ', description: '<b>"5 > 3"</b>\r\n& more' });
    expect(missing.statusCode).toBe(400);
    expect(missing.headers['content-type']).toContain('text/html');
    expect(missing.headers['referrer-policy']).toBe('same-origin');
    expect(missing.body).toContain(formMessages.contact.requiredMissing);
    expect(missing.body).toContain('&lt;b&gt;&quot;5 &gt; 3&quot;&lt;/b&gt;\n&amp; more</textarea>');
    for (const typed of [
      filled.firstName,
      filled.email,
      filled.phone,
      filled.company,
      filled.budget,
      filled.serviceInterest,
    ])
      expect(missing.body).toContain(`value="${typed}"`);
    const marked = [...missing.body.matchAll(/id="(\w+)"[^>]*aria-invalid="true"[^>]*autofocus/g)];
    expect(marked.map(([, field]) => field)).toEqual(['lastName']);
    expect((await send({ ...filled, email: 'ada' })).body).toContain(answers.invalidEmail);
    expect((await send({ ...filled, description: 'a'.repeat(5001) })).body).toContain(answers.tooLong);
    expect(await getEnquiries()).toHaveLength(0);
  });

  it('takes the longest text in any script', async () => {
    const description = '\u{1F600}'.repeat(5_000);
    expect((await send({ ...filled, description })).statusCode).toBe(200);
    expect(await getEnquiries()).toMatchObject([{ description }]);
  });

  it('refuses other sites, JSON, and more than the limit, each with a page', async () => {
    const foreign = await send(filled, { origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect((await send(filled, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const json = await test.app.inject({ method: 'POST', url: '/api/contact-form', payload: filled });
    expect(json.statusCode).toBe(415);
    for (const count of [1, 2, 3])
      expect((await send({ ...filled, firstName: `${count}` })).statusCode).toBe(200);
    const fourth = await send({ ...filled, firstName: 'Four' });
    expect(fourth.statusCode).toBe(503);
    expect(fourth.body).toContain('value="Four"');
    expect(await getEnquiries()).toHaveLength(3);
  });

  it('marks one with a filled honeypot', async () => {
    await send({ ...filled, [honeypotField]: 'http://spam.example' });
    expect(await getEnquiries()).toMatchObject([{ held_reason: 'honeypot' }]);
  });

  it('leaves JSON to /contact alone, which takes no form', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: new URLSearchParams(filled).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      415,
      { success: false, error: answers.byStatus[415] },
    ]);
  });
});
