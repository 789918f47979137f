import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  countReachable,
  keepDraft,
  pauseNewsletter,
  reportNewsletter,
  retryUnsure,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { releaseCopies } from '../storage/newsletters/releaseCopies';
import { requeueMails } from '../storage/mails/openMails';
import { describeEachEngine } from '../testing/describeEachEngine';
import { fillSubscribers } from '../testing/fillSubscribers';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { clearTables, makeMailsDue } from '../testing/tables';
import { until } from '../testing/until';
import { parseNewsletter, type Words } from './composeNewsletter';

describeEachEngine('a newsletter', (engine) => {
  let smtp: TestSmtp;
  let test: TestApp;
  const text = '# News from September\n\nHello, see [our work](/projects).\n';
  const actor = 'desk:tester';
  beforeAll(async () => {
    smtp = await startSmtp();
    test = await engine.openApp(
      { SMTP_URL: smtp.url, POSTAL_ADDRESS: '1 Mill Road, Dhaka' },
      { mailPaused: false },
    );
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

  /** False when it is being sent or was sent. */
  const send = async ({ markdown = text, perHour = 1000 } = {}) => {
    const { id } = await keepDraft(test.db, parseNewsletter(markdown) as Words);
    return startNewsletter(test.db, id, { perHour, actor });
  };
  const copies = () => test.db.selectFrom('mails').selectAll().where('kind', '=', 'newsletter').execute();
  const settled = (count: number) =>
    until(`${count} settled copies`, async () => {
      const rows = await copies();
      return rows.length === count && rows.every(({ status }) => status !== 'waiting') && rows;
    });
  const newsletter = () => test.db.selectFrom('newsletters').selectAll().executeTakeFirstOrThrow();

  it('reaches each subscriber once, with an unsubscribe link, as HTML and plain text', async () => {
    await fillSubscribers(test.db, 3);
    await sql`update subscribers set unsubscribed_at = now() where email = 'reader2@example.com'`.execute(
      test.db,
    );
    await send();
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

  it('is sent once, even when the same text is given again', async () => {
    await fillSubscribers(test.db, 2);
    expect(await send()).toBe(true);
    await settled(2);
    await fillSubscribers(test.db, 3);
    await until('its end', async () => (await newsletter()).status === 'sent');
    expect(await send({ markdown: text.replace(/\n/g, '\r\n') })).toBe(false);
    expect(smtp.received).toHaveLength(2);
    expect(await reportNewsletter(test.db, await newsletter())).toMatchObject({ sent: 2, remaining: 0 });
  });

  it('obeys its rate, and can be paused and resumed', async () => {
    await fillSubscribers(test.db, 5);
    await send({ perHour: 2 });
    await settled(1);
    // Its next batch is due in half an hour; until then nothing is queued.
    expect(await releaseCopies(test.db)).toBe(0);
    const { id, next_batch_at } = await newsletter();
    expect((next_batch_at.getTime() - Date.now()) / 1000).toBeGreaterThan(600);
    expect(await pauseNewsletter(test.db, id, actor)).toBe(true);
    await test.db
      .updateTable('newsletters')
      .set({ next_batch_at: new Date(0) })
      .execute();
    expect(await releaseCopies(test.db)).toBe(0);
    expect((await reportNewsletter(test.db, await newsletter())).remaining).toBe(4);
    await send({ perHour: 6000 });
    await settled(5);
    expect(new Set(smtp.received.map((mail) => mail.envelopeTo[0])).size).toBe(5);
    await until('its end', async () => (await newsletter()).status === 'sent');
  });

  describe('of a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
    const file = join(folder, 'news.md');
    const command = (...args: string[]) =>
      runOwner(
        { ...test.config, publicApiUrl: 'https://shapla.example/api' },
        'newsletter',
        'send',
        file,
        ...args,
      );
    beforeEach(() => {
      // Also where the tests run at a terminal, no person answers.
      process.stdin.isTTY = false;
      writeFileSync(file, text);
    });

    it('is previewed as plain text and HTML without sending', async () => {
      await fillSubscribers(test.db, 2);
      const html = join(folder, 'news.html');
      expect(await command('--html', html, '--yes')).toMatch(
        /^Written to .+\nSubject: News from September\n[^]+see our work <[^]+\n2 subscribers would get it\. Nothing was sent\.\n$/,
      );
      expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]+Unsubscribe</);
      await expect(command('--dry-run', '--html', html)).rejects.toThrow('exists already');
      expect(await command('--dry-run')).toMatch(/^Subject: News from September\n/);
      expect(await test.db.selectFrom('newsletters').selectAll().execute()).toEqual([]);
      await expect(command('--dry-run', '--to', 'me@example.com')).rejects.toThrow('cannot be used with');
    });

    it('is sent to one address as a test', async () => {
      await fillSubscribers(test.db, 2);
      expect(await command('--to', 'me@example.com')).toContain('A test copy to me@example.com is queued');
      await until('the test copy', () => smtp.received.length === 1);
      expect(smtp.received[0]).toMatchObject({
        subject: '[Test] News from September',
        envelopeTo: ['me@example.com'],
      });
      expect(await copies()).toEqual([]);
      expect((await newsletter()).status).toBe('draft');
    });

    it('is not sent without consent, or with links to localhost', async () => {
      await fillSubscribers(test.db, 1);
      await expect(command()).rejects.toThrow('Nothing was sent; answer with y, or add --yes');
      const here = (...args: string[]) => runOwner(test.config, 'newsletter', 'send', file, ...args);
      await expect(here('--yes')).rejects.toThrow(/^SITE_URL is not set/);
      expect((await newsletter()).status).toBe('draft');
      expect(await here('--dry-run')).toContain('1 subscriber would get it');
      expect(await here('--to', 'me@example.com')).toContain('is queued');
      await until('the test copy', () => smtp.received.length === 1);
      writeFileSync(file, 'Hello.');
      await expect(command('--yes')).rejects.toThrow(/news\.md: The first line must be/);
    });

    it('continues after a pause without a second copy for any reader', async () => {
      await fillSubscribers(test.db, 3);
      expect(await command('--yes', '--per-hour', '2')).toContain('goes to 3 subscribers, 2 an hour');
      await settled(1);
      expect(await command('--yes')).toContain('is being sent already; no reader gets it twice');
      expect(await pauseNewsletter(test.db, (await newsletter()).id, actor)).toBe(true);
      expect(await command('--dry-run')).toContain('2 subscribers would get it');
      writeFileSync(file, text.replace(/\n/g, '\r\n'));
      expect(await command('--yes', '--per-hour', '6000')).toContain('goes to 2 subscribers, 6000 an hour');
      await settled(3);
      await until('its end', async () => (await newsletter()).status === 'sent');
      expect(await command('--yes')).toContain('was sent before; no reader gets it twice');
      expect(await command('--dry-run')).toContain('0 subscribers would get it');
      expect(smtp.received).toHaveLength(3);
    });
  });

  it('suppresses an address that its mail server refuses, without an alert', async () => {
    await fillSubscribers(test.db, 2);
    smtp.mood = 'reject-recipient';
    await send();
    expect((await settled(2)).map(({ status }) => status)).toEqual(['bounced', 'bounced']);
    const rows = await test.db.selectFrom('subscribers').selectAll().execute();
    expect(rows.map((row) => [row.bounced_at !== null, row.bounce_reason])).toEqual(
      Array(2).fill([true, expect.stringContaining('No such user here')]),
    );
    smtp.mood = 'accept';
    expect(await countReachable(test.db)).toBe(0);
  });

  it('waits for an unreachable mail server, and never repeats a copy that may have arrived', async () => {
    await fillSubscribers(test.db, 1);
    smtp.mood = 'greylist';
    await send();
    await until('a failed try', async () => (await copies())[0]?.last_error?.includes('Greylisted'));
    smtp.mood = 'drop-after-data';
    await makeMailsDue(test.db);
    expect((await settled(1)).map(({ status }) => status)).toEqual(['unsure']);
    expect(smtp.received).toHaveLength(1);
    smtp.mood = 'accept';
    await requeueMails(test.db, actor);
    expect(await reportNewsletter(test.db, await newsletter())).toMatchObject({ unsure: 1, waiting: 0 });
    expect(smtp.received).toHaveLength(1);
    // Only the owner can decide otherwise.
    expect(await retryUnsure(test.db, (await newsletter()).id, actor)).toBe(1);
    await until('the second copy', () => smtp.received.length === 2);
  });
});
