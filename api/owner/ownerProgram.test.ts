import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactPayload } from 'shared-content/forms';
import { insertSubscriber } from '../storage/subscribers/insertSubscriber';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { settledMails } from '../testing/settledMails';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';

describeEachEngine('the owner’s commands, beside the running site,', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp({}, { mailPaused: false })));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test.config, ...args);
  const enquire = (values: Partial<ContactPayload> = {}, held = false) =>
    addEnquiry(test.db, values, { held });
  const settled = () => settledMails(test.db);

  it('list, search and filter enquiries', async () => {
    await enquire();
    await enquire({ firstName: 'Farid', company: '100% Cotton', serviceInterest: '', budget: '' });
    expect(await run('enquiries', 'list')).toMatch(/Farid Rahman[\s\S]+Nadia Rahman/);
    expect(await run('enquiries', 'list', '--search', '100%')).not.toContain('Nadia');
    expect(await run('enquiries', 'list', '--search', 'COTTON')).toContain('Farid');
    expect(await run('enquiries', 'list', '--department', 'projects')).not.toContain('Farid');
    expect(await run('enquiries', 'list', '--since', '2999-01-01')).toBe('No enquiries.\n');
    expect(JSON.parse(await run('enquiries', 'list', '--json', '--limit', '1'))).toMatchObject([
      { firstName: 'Farid' },
    ]);
  });

  it('count days and tell times as the office in Dhaka does, and say so', async () => {
    const id = await enquire();
    await test.db
      .updateTable('enquiries')
      .set({ created_at: new Date('2026-11-26T23:08:00Z') })
      .where('id', '=', id)
      .execute();
    const listed = await run('enquiries', 'list', '--since', '2026-11-27');
    expect(listed).toMatch(/^Received \(Dhaka\) /);
    expect(listed).toContain('2026-11-27 05:08');
    expect(await run('enquiries', 'list', '--since', '2026-11-27T05:09')).toBe('No enquiries.\n');
    expect(await run('enquiries', 'list', '--since', '2026-11-26T23:08Z')).toContain('Nadia');
    expect(await run('enquiries', 'show', id)).toContain('2026-11-27 05:08 (Dhaka)');
  });

  it('show one enquiry with the fate of its mails, without obeying its control characters', async () => {
    const id = await enquire({ description: 'First line\nred \u001b[31m text' });
    await settled();
    const text = await run('enquiries', 'show', id);
    expect(text).toContain('First line\nred �[31m text');
    expect(text).toContain('enquiry-notification: written');
    await expect(run('enquiries', 'show', '00000000-0000-7000-8000-000000000000')).rejects.toThrow(
      'There is no enquiry 00000000',
    );
    await expect(run('enquiries', 'show', '7')).rejects.toThrow('It must be an id');
  });

  it('release what was held, once', async () => {
    const id = await enquire({}, true);
    expect(await run('enquiries', 'list', '--held')).toContain('projects (held)');
    await run('enquiries', 'release', id);
    // The notice with the mark, then both as for any other enquiry.
    expect(await settled()).toHaveLength(3);
    expect(await run('enquiries', 'release', id)).toBe('Nothing had to be changed.\n');
  });

  it('export CSV that a spreadsheet cannot run, into a new private file', async () => {
    await enquire({
      firstName: '=HYPERLINK("http://evil.example")',
      company: '@SUM(1)',
      description: 'one, "two"\nthree',
    });
    const out = join(mkdtempSync(join(tmpdir(), 'site-api-export-')), 'enquiries.csv');
    expect(await run('enquiries', 'export', '--out', out)).toBe(`1 row written to ${out}\n`);
    const csv = readFileSync(out, 'utf8');
    expect(csv.startsWith('\ufeffid,received,firstName')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain("'@SUM(1)");
    expect(csv).toContain("'+880 1700 000000");
    expect(csv).toContain('"one, ""two""\nthree"');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    await expect(run('enquiries', 'export', '--out', out)).rejects.toThrow('exists already');
    expect(JSON.parse(await run('enquiries', 'export', '--format', 'json'))).toHaveLength(1);
  });

  it('list and export subscribers with the links by which they leave', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    await subscribeConfirmed(test.db, 'b@example.com');
    await test.db
      .updateTable('subscribers')
      .set({ unsubscribed_at: new Date() })
      .where('email', '=', 'b@example.com')
      .execute();
    expect(await run('subscribers', 'list')).toMatch(/a@example\.com +\S+ \S+\n$/);
    expect(await run('subscribers', 'list', '--all')).toContain('b@example.com');
    const rows = JSON.parse(await run('subscribers', 'export', '--format', 'json', '--local-links'));
    expect(rows).toEqual([
      {
        email: 'a@example.com',
        since: expect.any(String),
        confirmed: expect.any(String),
        left: null,
        bounced: null,
        unsubscribeUrl: expect.stringContaining('/api/newsletter/unsubscribe/'),
      },
    ]);
  });

  it('change, correct and delete one enquiry, unsubscribe a reader, and write down who did', async () => {
    const id = await enquire();
    await settled();
    expect(await run('enquiries', 'status', id, 'answered')).toBe('The status is changed.\n');
    expect(await run('enquiries', 'status', id, 'answered')).toBe('Nothing had to be changed.\n');
    expect(await run('enquiries', 'note', id, 'Called')).toBe('The note is saved.\n');
    expect(await run('enquiries', 'move', id, 'career')).toBe('Moved; the department is told by mail.\n');
    expect(await settled()).toHaveLength(3);
    expect(await run('enquiries', 'correct', id, '--email', 'Nadya@example.com')).toBe(
      'The correction is saved.\n',
    );
    expect(await run('enquiries', 'list', '--status', 'answered')).toContain('Nadya@example.com');
    expect(await run('enquiries', 'list', '--overdue')).toBe('No enquiries.\n');
    await expect(run('enquiries', 'status', id, 'sold')).rejects.toThrow(
      'Allowed choices are new, answered, spam',
    );
    expect(await run('enquiries', 'delete', id)).toContain('Nothing was changed');
    expect(await run('enquiries', 'delete', id, '--yes')).toMatch(/^Removed/);
    await expect(run('enquiries', 'note', id, 'x')).rejects.toThrow(`There is no enquiry ${id}`);
    expect(await test.db.selectFrom('mails').selectAll().execute()).toEqual([]);

    await insertSubscriber(test.db, { email: 'a@example.com', emailKey: 'a@example.com' });
    await run('subscribers', 'unsubscribe', 'A@Example.com');
    expect(await run('subscribers', 'list')).toBe('No subscribers.\n');
    await expect(run('subscribers', 'unsubscribe', 'a@example.com')).rejects.toThrow('Nobody is subscribed');
    const trail = await run('audit');
    expect(trail).toMatch(
      /shell:tester +subscriber unsubscribed[\s\S]+enquiry deleted[\s\S]+general|career, answered/,
    );
    expect(trail).not.toMatch(/nad[iy]a|example\.com/i);
    expect(await run('audit', id)).toMatch(/enquiry moved +\S+ +projects to career/);
  });

  it('refuse to export links that lead to this machine, unless asked to', async () => {
    await expect(run('subscribers', 'export')).rejects.toThrow(/^SITE_URL is not set/);
  });

  it('show dead letters and send them again', async () => {
    await enquire();
    await settled();
    expect(await run('mails', 'list')).toBe('Every mail is sent or on its way.\n');
    await test.db
      .updateTable('mails')
      .set({ status: 'dead', last_error: '550 no such user', attempts: 24 })
      .execute();
    const list = await run('mails', 'list');
    expect(list).toContain('550 no such user');
    const [mail] = await test.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'enquiry-confirmation')
      .execute();
    expect(await run('mails', 'retry', mail!.id)).toBe('1 mail will be tried again.\n');
    expect(await run('mails', 'retry', '--all')).toMatch(/^1 mail/);
    expect((await settled()).map((row) => [row.status, row.attempts])).toEqual([
      ['written', 1],
      ['written', 1],
    ]);
    await expect(run('mails', 'retry')).rejects.toThrow('Name the mails');
    await expect(run('mails', 'retry', mail!.id)).rejects.toThrow('None of these mails has failed');
  });

  it('explain themselves, and what is wrong with an option', async () => {
    for (const command of [['enquiries'], ['subscribers'], ['mails'], ['person'], ['retention']]) {
      await expect(run(...command, '--help')).rejects.toThrow('(outputHelp)');
    }
    await expect(run('enquiries', 'list', '--limit', '0')).rejects.toThrow(
      'It must be a whole number from 1.',
    );
    await expect(run('enquiries', 'list', '--since', 'yesterday')).rejects.toThrow('It must be a date');
    await expect(run('person', 'erase', 'nobody')).rejects.toThrow('It must be an email address.');
    await expect(run('enquires')).rejects.toThrow("unknown command 'enquires'");
  });
});
