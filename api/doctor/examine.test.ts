import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { describeWith } from '../testing/describeWith';
import { freePort } from '../testing/serverPrograms';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { openPostgresql } from '../storage/engine/openPostgresql';
import { testConfig } from '../testing/testConfig';
import { formatDiagnosis } from 'shared-content/server/diagnosis';
import { examine } from './examine';

describeWith('PostgreSQL', 'the doctor', () => {
  let postgresql: TestPostgresql;
  let smtp: TestSmtp;
  let provider: Server;
  let good: Record<string, string>;
  beforeAll(async () => {
    postgresql = await startPostgresql();
    smtp = await startSmtp();
    // Behaves as siteverify does: it checks the secret first, then the token.
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const code =
          new URLSearchParams(body).get('secret') === 'right'
            ? 'invalid-input-response'
            : 'invalid-input-secret';
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ success: false, 'error-codes': [code] }));
      });
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const databaseUrl = await postgresql.createDatabase();
    await (await openPostgresql(databaseUrl)).close();
    good = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET_KEY: 'right',
      TURNSTILE_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    };
  });
  afterAll(async () => {
    provider?.close();
    await smtp?.stop();
    await postgresql?.stop();
  });

  const lines = async (env: Record<string, string>, options = { mail: false }) => {
    const config = testConfig({ ...good, ...env });
    const found = (await examine(config, options)).map(formatDiagnosis);
    rmSync(config.dataDir, { recursive: true, force: true });
    if (process.env.DOCTOR_SHOW) console.info(found.join('\n'));
    return found;
  };
  const failures = (found: string[]) => found.filter((line) => line.startsWith('error'));

  it('finds nothing wrong in a sound configuration, and sends test mails on request', async () => {
    const found = await lines(
      { MAIL_TO_GENERAL: 'a@shapla.dev', MAIL_TO_CAREER: 'a@shapla.dev', MAIL_TO_PROJECTS: 'b@shapla.dev' },
      { mail: true },
    );
    expect(failures(found)).toEqual([]);
    expect(found.filter((line) => line.startsWith('ok')).map((line) => line.split(/\s{2,}/)[1])).toEqual([
      'database',
      'mail',
      'test mail',
      'test mail',
      'captcha',
    ]);
    expect(smtp.received.flatMap((mail) => mail.envelopeTo)).toEqual(['a@shapla.dev', 'b@shapla.dev']);
  });

  it('reports an unreachable database, and one that the next start will migrate', async () => {
    const port = await freePort();
    expect(failures(await lines({ DATABASE_URL: `postgres://site:s3cret@127.0.0.1:${port}/site` }))).toEqual([
      `error    database   it takes no enquiry: connect ECONNREFUSED 127.0.0.1:${port} -> correct DATABASE_URL (it names the primary), start the database, free its disk, or grant its user the right to insert`,
    ]);
    expect(await lines({ DATABASE_URL: await postgresql.createDatabase() })).toContainEqual(
      expect.stringMatching(/^ok {7}database {3}PostgreSQL \d+ answers; the next start makes the tables/),
    );
  });

  it('reports an unreachable mail server, and a refused recipient', async () => {
    expect(failures(await lines({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }))).toEqual([
      expect.stringMatching(
        /^error {4}mail {7}the mail server refuses us: .*ECONNREFUSED.* -> correct SMTP_URL$/,
      ),
    ]);
    smtp.mood = 'reject-recipient';
    const found = await lines({ MAIL_TO_GENERAL: 'gone@shapla.dev' }, { mail: true });
    smtp.mood = 'accept';
    expect(failures(found)[0]).toMatch(/^error {4}test mail {2}gone@shapla\.dev: .*550.*No such user here/);
  });

  it('reports a wrong secret, and an unreachable provider', async () => {
    expect(failures(await lines({ TURNSTILE_SECRET_KEY: 'wrong' }))).toEqual([
      expect.stringMatching(/^error {4}captcha {4}127\.0\.0\.1:\d+ does not know TURNSTILE_SECRET_KEY/),
    ]);
    const away = `http://127.0.0.1:${await freePort()}`;
    expect(failures(await lines({ TURNSTILE_BASE_URL: away }))).toEqual([
      expect.stringMatching(/^error {4}captcha {4}127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/),
    ]);
  });

  it('recommends a second channel', async () =>
    expect(await lines({})).toContainEqual(
      expect.stringMatching(/^warning {2}channel {4}no channel reports that mail/),
    ));
});
