import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactPayload } from 'shared-content/forms';
import { moveEnquiry } from '../storage/enquiries/changeEnquiry';
import { unsubscribe } from '../storage/subscribers/subscription';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';

describeEachEngine('the owner’s commands, beside the running site,', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp({}, { mailPaused: false })));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test, ...args);
  const enquire = (values: Partial<ContactPayload> = {}) => addEnquiry(test.db, values);

  it('search enquiries', async () => {
    await enquire();
    await enquire({ firstName: 'Farid', company: '100% Cotton' });
    const names = async (...filter: string[]) =>
      (await run('enquiries', 'export', ...filter)).match(/Nadia|Farid/g) ?? [];
    expect(await names()).toEqual(['Farid', 'Nadia']);
    expect(await names('--search', '100%')).toEqual(['Farid']);
    expect(await names('--search', 'COTTON')).toEqual(['Farid']);
  });

  it('export CSV without spreadsheet formulas into a new private file', async () => {
    await enquire({
      firstName: '=HYPERLINK("http://evil.example")',
      company: '@SUM(1)',
      description: 'one, "two"\nthree',
    });
    const out = join(mkdtempSync(join(tmpdir(), 'site-api-export-')), 'enquiries.csv');
    expect(await run('enquiries', 'export', '--out', out)).toBe(`Written to ${out}\n`);
    const csv = readFileSync(out, 'utf8');
    expect(csv.startsWith('\ufeff"id","received","firstName"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain("'@SUM(1)");
    expect(csv).toContain('"+880 1700 000000"');
    expect(csv).toContain('"one, ""two""\nthree"');
    expect(statSync(out).mode & 0o777).toBe(0o600);
    await expect(run('enquiries', 'export', '--out', out)).rejects.toThrow('exists already');
  });

  it('export subscribers with their unsubscribe links', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    await subscribeConfirmed(test.db, 'b@example.com');
    const { unsubscribe_token: token } = await test.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    await unsubscribe(test.db, token);
    const csv = await run('subscribers', 'export');
    expect(csv).toMatch(
      /^\ufeff"email","since","confirmed","left","unsubscribeUrl"\r\n"a@example\.com","[\dT:.Z-]+","[\dT:.Z-]+",,"http\S+\/api\/newsletter\/unsubscribe\/\S+"\r\n$/,
    );
    expect(await run('subscribers', 'export', '--all')).toContain('b@example.com');
  });

  it('show the audit trail without personal data', async () => {
    expect(await run('audit')).toBe('Nothing is written down yet.\n');
    const id = await enquire();
    await moveEnquiry(test.db, id, 'career', 'desk:Rahim');
    await run('person', 'export', 'nadia@example.com');
    await run('person', 'erase', 'nadia@example.com', '--yes');
    const trail = await run('audit');
    expect(trail).toMatch(
      /shell:tester: person erased, person \(1 enquiry[^]+shell:tester: export, person\n[^]+desk:Rahim: enquiry moved/,
    );
    expect(trail).not.toMatch(/nadia|example\.com/i);
    expect(await run('audit', id)).toMatch(
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  desk:Rahim: enquiry moved, ${id} \\(projects to career\\)\n$`,
      ),
    );
    expect((await run('audit', '--limit', '1')).split('\n')).toHaveLength(2);
  });

  it('have help, and explain a wrong option', async () => {
    for (const command of [
      ['enquiries'],
      ['subscribers'],
      ['desk'],
      ['newsletter'],
      ['person'],
      ['backups'],
    ]) {
      await expect(run(...command, '--help')).rejects.toThrow('(outputHelp)');
    }
    await expect(run('audit', '--limit', '0')).rejects.toThrow('It must be a whole number from 1.');
    await expect(run('audit', '7')).rejects.toThrow('It must be an id');
    await expect(run('person', 'erase', 'nobody')).rejects.toThrow('It must be an email address.');
    await expect(run('enquires')).rejects.toThrow("unknown command 'enquires'");
  });
});
