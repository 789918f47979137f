import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFileTransport } from './mailTransport';
import { makeMailsDue } from '../testing/tables';
import { openTestApp } from '../testing/openTestApp';
import { mountSmallDisk, type SmallDisk } from '../testing/smallDisk';
import { until } from '../testing/until';

const probe = mountSmallDisk(1);
probe?.remove();
const describeAsRoot = probe ? describe : describe.skip;
const reason = probe ? '' : ' (skipped: only root can mount a small disk)';

describeAsRoot(`a full disk${reason}`, () => {
  let disk: SmallDisk;
  beforeEach(() => (disk = mountSmallDisk(130)!));
  afterEach(() => disk.remove());

  it('delays mails, leaves no partial file, and delivers when there is space', async () => {
    const test = await openTestApp({}, { sendMail: openFileTransport(disk.folder), mailPaused: false });
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
    expect(readdirSync(join(disk.folder, 'mails')).filter((name) => name.endsWith('.eml'))).toEqual([]);

    disk.makeRoom();
    await makeMailsDue(test.db);
    await until('the mail', async () => (await mails()).every((row) => row.status === 'sent'));
    expect(readdirSync(join(disk.folder, 'mails'))).toEqual([
      expect.stringMatching(/newsletter-opt-in.*\.eml$/),
    ]);
    await test.close();
  });
});
