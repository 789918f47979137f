import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { formMessages } from 'shared-content/forms';
import { answers } from '../answers';
import { openFileTransport } from '../mail/open-file-transport';
import { fillDataDir } from '../testing/fill-data-dir';
import { filledContact } from '../testing/filled-contact';
import { makeMailsDue } from '../testing/make-mails-due';
import { openTestApp } from '../testing/open-test-app';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk';
import { until } from '../testing/until';
import { newId } from './new-id';
import { openPglite } from './open-pglite';

jest.setTimeout(120_000);

const probe = mountSmallDisk(1);
probe?.remove();
const describeAsRoot = probe ? describe : describe.skip;
const reason = probe ? '' : ' (skipped: only root can mount a small disk)';

describeAsRoot(`a full disk${reason}`, () => {
  let disk: SmallDisk;
  beforeEach(() => (disk = mountSmallDisk(130)!));
  afterEach(() => disk.remove());

  // Room for tables or for none: then the engine refuses single statements, or cannot go on and crashes.
  it.each([
    ['refuses what it cannot keep', 0],
    ['crashes over its log', 9],
  ])(
    'under the embedded database, which %s, loses nothing and is served again without a restart',
    async (_how, leave) => {
      const dataDir = join(disk.folder, 'data');
      await fillDataDir(dataDir);
      const lines: unknown[] = [];
      const log = { error: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) };
      const storage = await openPglite(dataDir, log);
      const test = await openTestApp(
        { DATA_DIR: dataDir },
        { storage, verifyCaptcha: async () => ({ outcome: 'passed' }) },
      );
      const acknowledged: string[] = [];
      const enquire = async (key = newId()) => {
        const response = await test.app.inject({
          method: 'POST',
          url: '/api/contact',
          headers: { 'idempotency-key': key },
          payload: filledContact({ turnstileToken: 'x', description: key.repeat(100) }),
        });
        if (response.statusCode === 200) {
          expect(response.json()).toEqual({ success: true, message: formMessages.contact.success });
          acknowledged.push(key);
          return undefined;
        }
        expect([response.statusCode, response.json()]).toEqual([
          503,
          { success: false, error: answers.byStatus[503] },
        ]);
        return key;
      };

      expect(await enquire()).toBeUndefined();
      disk.fill(leave);
      // On to the next file of the log, so that it is soon full.
      await sql`select pg_switch_wal()`.execute(storage.db);
      const refused = await until('a refusal', () => enquire(), { seconds: 60, everyMilliseconds: 0 });
      for (let count = 0; count < 20; count += 1) await enquire();

      disk.makeRoom();
      // The same form, sent again under its key.
      await until('room', async () => (await enquire(refused)) === undefined, {
        seconds: 60,
        everyMilliseconds: 200,
      });
      expect((await test.app.inject('/api/readyz')).statusCode).toBe(200);
      const rows = await storage.db.selectFrom('enquiries').select('idempotency_key').execute();
      const stored = rows.map((row) => row.idempotency_key);
      expect(new Set(stored).size).toBe(stored.length);
      expect(acknowledged.filter((key) => !stored.includes(key))).toEqual([]);
      if (leave > 0) {
        expect(lines[0]).toMatch(/^The embedded database has crashed/);
        expect(lines.at(-1)).toBe('The embedded database is open again');
      }
      await test.close();
    },
  );

  it('under the mails’ folder delays mails, leaves no half file, and is over when there is room', async () => {
    const transport = openFileTransport(disk.folder);
    const test = await openTestApp({}, { mailTransport: transport, mailPaused: false });
    const mails = () => test.db.selectFrom('mails').selectAll().execute();
    disk.fill(0);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'a@example.com' },
    });
    expect(response.statusCode).toBe(200);
    const [failed] = await until('a failed attempt', async () => {
      const rows = await mails();
      return rows.every((row) => row.last_error && !row.leased) && rows;
    });
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1 });
    expect(failed!.last_error).toContain('no space left on device');
    expect(readdirSync(join(disk.folder, 'mails'))).toEqual([]);

    disk.makeRoom();
    await makeMailsDue(test.db);
    await until('the mail', async () => (await mails()).every((row) => row.status === 'sent'));
    expect(readdirSync(join(disk.folder, 'mails'))).toEqual([
      expect.stringMatching(/newsletter-welcome.*\.eml$/),
    ]);
    await test.close();
  });
});
