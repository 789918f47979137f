import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { releaseCopies } from '../storage/newsletters/releaseCopies';
import { describeEachEngine } from '../testing/describeEachEngine';
import { fillSubscribers } from '../testing/fillSubscribers';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { clearTables, makeMailsDue } from '../testing/tables';
import { until } from '../testing/until';

describeEachEngine('a newsletter', (engine) => {
  let smtp: TestSmtp;
  let test: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  const file = join(folder, 'news.md');
  beforeAll(async () => {
    smtp = await startSmtp();
    test = await engine.openApp(
      { SMTP_URL: smtp.url, POSTAL_ADDRESS: '1 Mill Road, Dhaka' },
      { mailPaused: false },
    );
    writeFileSync(file, '# News from September\n\nHello, see [our work](/projects).\n');
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.stop();
  });
  beforeEach(async () => {
    await clearTables(test.db);
    smtp.received.length = 0;
    smtp.mood = 'accept';
  });

  const send = (...args: string[]) =>
    runOwner(test.config, 'newsletter', 'send', file, '--local-links', ...args);
  const copies = () => test.db.selectFrom('mails').selectAll().where('kind', '=', 'newsletter').execute();
  const settled = (count: number) =>
    until(`${count} settled copies`, async () => {
      const rows = await copies();
      return rows.length === count && rows.every(({ status }) => status !== 'waiting') && rows;
    });
  const newsletter = () => test.db.selectFrom('newsletters').selectAll().executeTakeFirstOrThrow();

  it('reaches each subscriber once, with a way out, as HTML and as plain text', async () => {
    await fillSubscribers(test.db, 3);
    await sql`update subscribers set unsubscribed_at = now() where email = 'reader2@example.com'`.execute(
      test.db,
    );
    expect(await send('--yes')).toContain('goes to 2 subscribers, 1000 an hour');
    await settled(2);
    expect(smtp.received.map((mail) => mail.envelopeTo[0]).sort()).toEqual([
      'reader0@example.com',
      'reader1@example.com',
    ]);
    const mail = smtp.received.find(({ envelopeTo }) => envelopeTo[0] === 'reader1@example.com')!;
    const { unsubscribe_token: token } = await test.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .where('email', '=', 'reader1@example.com')
      .executeTakeFirstOrThrow();
    const leave = `${test.config.publicApiUrl}/newsletter/unsubscribe/${token}`;
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(mail.subject).toBe('News from September');
    expect(header('list-unsubscribe')).toBe(`<${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`see our work <${test.config.siteUrl}/projects>`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(leave);
      expect(body).toContain('1 Mill Road, Dhaka');
    }
    expect((await test.app.inject({ method: 'POST', url: new URL(leave).pathname })).statusCode).toBe(200);
  });

  it('is sent once, however often the same file is given', async () => {
    await fillSubscribers(test.db, 2);
    await send('--yes');
    await settled(2);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n/g, '\r\n'));
    await fillSubscribers(test.db, 3);
    expect(await send('--yes')).toMatch(/has been sent to everybody; nobody gets it twice\.\nSent: 2/);
    expect(smtp.received).toHaveLength(2);
    expect(await runOwner(test.config, 'newsletter', 'show', (await newsletter()).id)).toBe(
      'News from September: sent\nSent: 2\n',
    );
  });

  it('asks first, tries without sending, and tests with one address', async () => {
    await fillSubscribers(test.db, 2);
    await expect(send()).rejects.toThrow('Nothing was sent; answer with y, or give --yes');
    expect(await send('--dry-run')).toMatch(
      /^Subject: News from September\n[^]+2 subscribers would get it\. Nothing was sent\.\n$/,
    );
    expect(await send('--to', 'me@example.com')).toContain('A test copy to me@example.com');
    await until('the test copy', () => smtp.received.length === 1);
    expect(smtp.received[0]).toMatchObject({
      subject: '[Test] News from September',
      envelopeTo: ['me@example.com'],
    });
    expect(await copies()).toEqual([]);
    await expect(runOwner(test.config, 'newsletter', 'send', file, '--yes')).rejects.toThrow(
      /^SITE_URL is not set/,
    );
    await expect(runOwner(test.config, 'newsletter', 'send', join(folder, 'none.md'))).rejects.toThrow(
      'cannot be read',
    );
    writeFileSync(join(folder, 'bad.md'), 'Hello.');
    await expect(runOwner(test.config, 'newsletter', 'send', join(folder, 'bad.md'))).rejects.toThrow(
      'The first line must be',
    );
  });

  it('keeps its rate, and stops and goes on', async () => {
    await fillSubscribers(test.db, 5);
    await send('--yes', '--per-hour', '2');
    await settled(1);
    // Its next batch is due in half an hour; until then nothing is queued.
    expect(await releaseCopies(test.db)).toBe(0);
    const { id, next_batch_at } = await newsletter();
    expect((next_batch_at.getTime() - Date.now()) / 1000).toBeGreaterThan(600);
    expect(await runOwner(test.config, 'newsletter', 'pause', id)).toContain('Paused.');
    await test.db
      .updateTable('newsletters')
      .set({ next_batch_at: new Date(0) })
      .execute();
    expect(await releaseCopies(test.db)).toBe(0);
    expect(await send('--yes', '--per-hour', '6000')).toContain('goes to 4 subscribers');
    await settled(5);
    expect(new Set(smtp.received.map((mail) => mail.envelopeTo[0])).size).toBe(5);
    await until('its end', async () => (await newsletter()).status === 'sent');
  });

  it('suppresses an address that its mail server refuses, and tells nobody of a dead letter', async () => {
    await fillSubscribers(test.db, 2);
    smtp.mood = 'reject-recipient';
    await send('--yes');
    expect((await settled(2)).map(({ status }) => status)).toEqual(['bounced', 'bounced']);
    const rows = await test.db.selectFrom('subscribers').selectAll().execute();
    expect(rows.map((row) => [row.bounced_at !== null, row.bounce_reason])).toEqual(
      Array(2).fill([true, expect.stringContaining('No such user here')]),
    );
    smtp.mood = 'accept';
    writeFileSync(file, '# News from October\n\nHello again.\n');
    expect(await send('--dry-run')).toContain('0 subscribers would get it');
  });

  it('waits for a mail server that is away, and does not send again what may have arrived', async () => {
    await fillSubscribers(test.db, 1);
    smtp.mood = 'greylist';
    await send('--yes');
    await until('a failed try', async () => (await copies())[0]?.last_error?.includes('Greylisted'));
    smtp.mood = 'drop-after-data';
    await makeMailsDue(test.db);
    expect((await settled(1)).map(({ status }) => status)).toEqual(['unsure']);
    expect(smtp.received).toHaveLength(1);
    smtp.mood = 'accept';
    await runOwner(test.config, 'mails', 'retry', '--all');
    const { id } = await newsletter();
    expect(await runOwner(test.config, 'newsletter', 'show', id)).toContain('Unsure:');
    expect(smtp.received).toHaveLength(1);
    // Only the owner can decide otherwise.
    expect(await runOwner(test.config, 'newsletter', 'retry', id)).toBe(
      'The unsure copies are queued again.\n',
    );
    await until('the second copy', () => smtp.received.length === 2);
  });
});
