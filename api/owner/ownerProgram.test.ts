import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeliverMails } from '../mail/deliverMails';
import { openFileTransport } from '../mail/openFileTransport';
import { newId } from '../storage/engine/identifiers';
import { insertEnquiries } from '../storage/enquiries/insertEnquiries';
import { insertSubscriber } from '../storage/subscribers/insertSubscriber';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { until } from '../testing/until';
import { toEnquiry } from '../routes/toEnquiry';

describeEachEngine('the owner’s commands, beside the running site,', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp({}, { mailPaused: false })));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test.config, ...args);
  const addEnquiry = async (values: Partial<ReturnType<typeof filledContact>> = {}, held = false) => {
    await insertEnquiries(test.db, [toEnquiry(filledContact(values), { key: undefined, hash: 'h', held })]);
    const row = await test.db
      .selectFrom('enquiries')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const settled = () =>
    until('settled mails', async () => {
      const rows = await test.db.selectFrom('mails').selectAll().execute();
      return rows.length > 0 && rows.every((row) => row.status !== 'waiting') && rows;
    });

  it('list, search and filter enquiries', async () => {
    await addEnquiry();
    await addEnquiry({ firstName: 'Farid', company: '100% Cotton', serviceInterest: '', budget: '' });
    expect(await run('enquiries', 'list')).toMatch(/Farid Rahman[\s\S]+Nadia Rahman/);
    expect(await run('enquiries', 'list', '--search', '100%')).not.toContain('Nadia');
    expect(await run('enquiries', 'list', '--search', 'COTTON')).toContain('Farid');
    expect(await run('enquiries', 'list', '--department', 'projects')).not.toContain('Farid');
    expect(await run('enquiries', 'list', '--since', '2999-01-01')).toBe('No enquiries.\n');
    expect(JSON.parse(await run('enquiries', 'list', '--json', '--limit', '1'))).toMatchObject([
      { firstName: 'Farid' },
    ]);
  });

  it('show one enquiry with the fate of its mails, without obeying its control characters', async () => {
    const id = await addEnquiry({ description: 'First line\nred \u001b[31m text' });
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
    const id = await addEnquiry({}, true);
    expect(await run('enquiries', 'list', '--held')).toContain('projects (held)');
    await run('enquiries', 'release', id);
    // The notice with the mark, then both as of any other.
    expect(await settled()).toHaveLength(3);
    await expect(run('enquiries', 'release', id)).rejects.toThrow(`There is no held enquiry ${id}`);
  });

  it('export CSV that a spreadsheet cannot run, into a new private file', async () => {
    await addEnquiry({
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
        unsubscribeUrl: expect.stringContaining('/api/newsletter/unsubscribe/'),
      },
    ]);
  });

  it('change, correct and delete one enquiry, unsubscribe a reader, and write down who did', async () => {
    const id = await addEnquiry();
    await settled();
    expect(await run('enquiries', 'status', id, 'answered')).toBe('It is answered now.\n');
    expect(await run('enquiries', 'status', id, 'answered')).toBe('Nothing had to be changed.\n');
    expect(await run('enquiries', 'note', id, 'Called')).toBe('Noted.\n');
    expect(await run('enquiries', 'move', id, 'career')).toBe('It belongs to career now.\n');
    expect(await settled()).toHaveLength(3);
    expect(await run('enquiries', 'correct', id, '--email', 'Nadya@example.com')).toBe('Corrected.\n');
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

  it('leave no mail file of a person who was erased while it was being written', async () => {
    const sent: string[] = [];
    const files = openFileTransport(test.config.dataDir);
    const deliver = createDeliverMails({
      db: test.db,
      config: test.config,
      log: test.app.log,
      transport: {
        ...files,
        // The erasure finds no file yet: it is written after.
        send: async (mail, file) => {
          if (file.kind === 'enquiry-notification') await run('person', 'erase', 'slow@example.com', '--yes');
          await files.send(mail, file);
          sent.push(file.id);
        },
      },
    });
    const id = newId();
    await insertEnquiries(test.db, [
      toEnquiry(filledContact({ email: 'slow@example.com' }), { key: undefined, hash: 'slow', held: true }),
    ]);
    const enquiry = await test.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', 'slow@example.com')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('mails')
      .values({
        id,
        kind: 'enquiry-notification',
        enquiry_id: enquiry.id,
        leased: true,
        next_attempt_at: new Date(Date.now() + 60_000),
      })
      .execute();
    await deliver(
      await test.db.selectFrom('mails').selectAll().where('id', '=', id).execute(),
      new AbortController().signal,
    );
    expect(sent).toEqual([id]);
    expect(readdirSync(join(test.config.dataDir, 'mails')).filter((file) => file.includes(id))).toEqual([]);
  });

  it('show dead letters and send them again', async () => {
    await addEnquiry();
    await settled();
    expect(await run('mails', 'list')).toBe('Every mail is sent or on its way.\n');
    await test.db
      .updateTable('mails')
      .set({ status: 'dead', last_error: '550 no such user', attempts: 24 })
      .execute();
    const list = await run('mails', 'list');
    expect(list).toContain('550 no such user');
    const [mail] = await test.db.selectFrom('mails').select('id').execute();
    expect(await run('mails', 'retry', mail!.id)).toBe('1 mail will be tried again.\n');
    expect(await run('mails', 'retry', '--all')).toMatch(/^1 mail/);
    expect((await settled()).map((row) => [row.status, row.attempts])).toEqual([
      ['written', 1],
      ['written', 1],
    ]);
    await expect(run('mails', 'retry')).rejects.toThrow('Name the mails');
    await expect(run('mails', 'retry', mail!.id)).rejects.toThrow('None of these mails has failed');
  });

  it('export and erase all about one person, and only on --yes', async () => {
    await addEnquiry({ email: 'Nadia@Example.com' });
    await addEnquiry({ email: 'other@example.com' });
    await insertSubscriber(test.db, { email: 'nadia@example.com', emailKey: 'nadia@example.com' });
    const mails = await settled();
    const records = JSON.parse(await run('person', 'export', 'nadia@example.com'));
    expect(records).toMatchObject([
      { enquiries: [{ email: 'Nadia@Example.com' }], subscriptions: [{}], mails: [{}, {}, {}] },
    ]);

    const dry = await run('person', 'erase', 'NADIA@example.com');
    expect(dry).toBe(
      'Would remove 1 enquiry, 1 subscription, 3 mails. Nothing was changed; add --yes to remove them.\n',
    );
    expect(await run('person', 'erase', 'nadia@example.com')).toBe(dry);

    const done = await run('person', 'erase', 'NADIA@example.com', '--yes');
    expect(done).toMatch(/^Removed 1 enquiry, 1 subscription, 3 mails, 3 mail files\./);
    expect(await test.db.selectFrom('enquiries').select('email').execute()).toEqual([
      { email: 'other@example.com' },
    ]);
    for (const table of ['subscribers', 'cooldowns'] as const) {
      expect(
        await test.db.selectFrom(table).selectAll().where('email_key', '=', 'nadia@example.com').execute(),
      ).toEqual([]);
    }
    expect(mails).toHaveLength(5);
    expect(await test.db.selectFrom('mails').selectAll().execute()).toHaveLength(2);
    expect(existsSync(join(test.config.dataDir, 'mails'))).toBe(true);
  });

  it('apply the retention period, and only on --yes', async () => {
    await addEnquiry();
    await settled();
    await test.db
      .updateTable('enquiries')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    await addEnquiry({ firstName: 'Fresh' });
    await settled();
    await insertSubscriber(test.db, { email: 'gone@example.com', emailKey: 'gone@example.com' });
    await insertSubscriber(test.db, { email: 'here@example.com', emailKey: 'here@example.com' });
    await test.db
      .updateTable('subscribers')
      .set({ unsubscribed_at: new Date('2020-01-01') })
      .where('email', '=', 'gone@example.com')
      .execute();
    expect(await run('retention')).toMatch(
      /^Would remove 1 enquiries and 1 former subscribers from before \d{4}-\d\d-\d\d.*Nothing was changed/,
    );
    expect(await run('retention', '--days', '36000', '--career-days', '36000')).toMatch(
      /^Would remove 0 enquiries and 0 former subscribers .* 0 enquiries about a career/,
    );
    expect(await run('retention', '--yes')).toMatch(
      /^Removed 1 enquiries and 1 former subscribers from before [\d-]+, 0 enquiries about a career/,
    );
    expect(await test.db.selectFrom('enquiries').select('first_name').execute()).toEqual([
      { first_name: 'Fresh' },
    ]);
    expect(await test.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'here@example.com' },
    ]);
  });

  it('keep applications for a year and other enquiries for two, as the privacy policy says', async () => {
    const arrived = async (firstName: string, daysAgo: number, about: 'career' | 'general') => {
      const description = about === 'career' ? 'Job application: React Native Developer' : 'Hello';
      const id = await addEnquiry({
        firstName,
        email: `${about}-${daysAgo}@example.com`,
        description,
        serviceInterest: '',
        budget: '',
      });
      await test.db
        .updateTable('enquiries')
        .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where('id', '=', id)
        .execute();
    };
    for (const [firstName, daysAgo, about] of [
      ['New applicant', 364, 'career'],
      ['Old applicant', 366, 'career'],
      ['New client', 729, 'general'],
      ['Old client', 731, 'general'],
    ] as const)
      await arrived(firstName, daysAgo, about);
    await settled();
    const names = async () => {
      const rows = await test.db.selectFrom('enquiries').select('first_name').orderBy('first_name').execute();
      return rows.map((row) => row.first_name);
    };
    expect(await run('retention')).toMatch(
      /^Would remove 1 enquiries .*, 1 enquiries about a career from before \d{4}-\d\d-\d\d/,
    );
    // A shorter period for all is one for applications, too; a longer one is not.
    expect(await run('retention', '--days', '100')).toContain('2 enquiries about a career');
    expect(await run('retention', '--days', '9000')).toMatch(
      /^Would remove 0 .*, 1 enquiries about a career/,
    );
    expect(await run('retention', '--career-days', '9000')).toContain('0 enquiries about a career');
    expect(await run('retention', '--yes')).toMatch(/^Removed .* 4 mail files\.\n$/);
    expect(await names()).toEqual(['New applicant', 'New client']);
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
