import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { checkDatabase } from '../doctor/checkDatabase';
import { answers } from '../http/answers';
import { describeWith } from '../testing/describeWith';
import { filledContact } from '../testing/filledContact';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { mountSmallDisk } from '../testing/smallDisk';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { until } from '../testing/until';

describeWith('PostgreSQL', 'a database that takes no enquiry', () => {
  let server: TestPostgresql;
  beforeAll(async () => void (server = await startPostgresql()));
  afterAll(() => server?.stop());

  async function run(url: string, ...statements: string[]): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  const asSite = (url: string) => url.replace('test@', 'site@');

  /** Tells that an enquiry cannot be stored in every place, and that it can after the repair. */
  async function expectOneTruth(
    databaseUrl: string,
    fault: { reason: RegExp; begin: (test: TestApp) => Promise<void>; end: () => Promise<void> },
  ): Promise<void> {
    const passed = async () => ({ outcome: 'passed' as const });
    const test = await openTestApp({ DATABASE_URL: databaseUrl }, { verifyCaptcha: passed });
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: filledContact({ description: 'x'.repeat(4_000) }),
      });
    const readyz = () => test.app.inject('/api/readyz');
    const examine = async () => (await checkDatabase(test.config))[0];
    try {
      expect((await send()).statusCode).toBe(200);
      expect((await readyz()).statusCode).toBe(200);

      await fault.begin(test);
      const refused = await until('a refusal', async () => {
        const answer = await send();
        return answer.statusCode !== 200 && answer;
      });
      expect([refused.statusCode, refused.json()]).toEqual([
        503,
        { success: false, error: answers.byStatus[503] },
      ]);
      const notReady = await until('an unready API', async () => {
        const answer = await readyz();
        return answer.statusCode === 503 && answer;
      });
      expect(notReady.json()).toEqual({
        status: 'unavailable',
        database: 'away',
        reason: expect.stringMatching(fault.reason),
      });
      expect(await examine()).toMatchObject({
        severity: 'error',
        message: expect.stringMatching(fault.reason),
      });

      await fault.end();
      await until('a ready API', async () => (await readyz()).statusCode === 200);
      expect((await send()).statusCode).toBe(200);
      expect(await examine()).toMatchObject({ severity: 'ok' });
    } finally {
      await test.close();
    }
  }

  it('because it is read-only', async () => {
    const url = await server.createDatabase();
    const set = (value: string) => async () =>
      run(url, `alter system set default_transaction_read_only = ${value}`, 'select pg_reload_conf()');
    await expectOneTruth(url, {
      reason: /read-only transaction/,
      begin: set('on'),
      // A session that is read-only may still change its own setting.
      end: set('off'),
    });
  });

  it('because our user has lost the right', async () => {
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    await run(url, 'create role site login', `alter database ${name} owner to site`);
    await expectOneTruth(asSite(url), {
      reason: /permission denied for table enquiries/,
      begin: () => run(url, 'revoke insert on enquiries from site'),
      end: () => run(url, 'grant insert on enquiries to site'),
    });
  });

  it('because it has become a standby', async () => {
    const url = await server.createDatabase();
    const signal = join(server.data, 'standby.signal');
    await expectOneTruth(url, {
      reason: /read-only transaction/,
      begin: async () => {
        await server.kill();
        writeFileSync(signal, '');
        const { uid, gid } = statSync(server.data);
        chownSync(signal, uid, gid);
        await server.start();
      },
      end: async () => {
        await server.kill();
        rmSync(signal);
        await server.start();
      },
    });
  });

  it('because its disk is full', async () => {
    const disk = mountSmallDisk(40);
    // Only root can mount a disk.
    if (!disk) return;
    const { uid, gid } = statSync(server.data);
    chownSync(disk.folder, uid, gid);
    const url = await server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    await run(
      url.replace(name, 'postgres'),
      `create tablespace small location '${disk.folder}'`,
      `alter database ${name} set tablespace small`,
    );
    await expectOneTruth(url, {
      reason: /No space left on device/,
      begin: async () => disk.fill(0),
      end: async () => disk.makeRoom(),
    }).finally(async () => {
      // The last test: without its tablespace, the server would not start again.
      await server.kill();
      disk.remove();
    });
  });
});
