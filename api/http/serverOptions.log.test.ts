import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import type { Storage } from '../storage/engine/database';
import { openStorage } from '../storage/engine/openStorage';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledConfig } from '../testing/filledConfig';
import { filledContact } from '../testing/filledContact';
import { openLoggingApp } from '../testing/openLoggingApp';
import { solveCaptcha } from '../testing/openTestApp';
import { loggerOptions } from './serverOptions';

describeEachEngine('the log of a database error', (engine) => {
  let config: Config;
  let storage: Storage;
  let app: Awaited<ReturnType<typeof openLoggingApp>>;
  beforeAll(async () => {
    config = await filledConfig(await engine.env());
    storage = await openStorage(config);
    app = await openLoggingApp(config, { storage });
  });
  afterAll(async () => {
    await app?.server.close();
    rmSync(config.dataDir, { recursive: true, force: true });
  });

  const body = filledContact({
    firstName: 'Nadiaxx',
    lastName: 'Rahmanxx',
    email: 'nadiaxx@example.com',
    phone: '+880 1700 111222',
    company: 'Meghnaxx Textiles',
    description: 'Our secretxx plan',
  });
  const personal = /nadiaxx|rahmanxx|111222|meghnaxx|secretxx/i;

  it('contains constraint, code and place, but no input of the visitor', async () => {
    // PostgreSQL repeats the whole row in such an error's detail.
    await sql`alter table enquiries add constraint no_cotton check (company not like 'Meghna%')`.execute(
      storage.db,
    );
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'idempotency-key': 'key-xx', 'user-agent': 'Nadiaxx’s phone' },
      payload: { ...body, turnstileToken: solveCaptcha() },
    });
    expect(response.statusCode).toBe(500);
    const line = app.log.lines.find(({ msg }) => msg === 'Unexpected error');
    expect(line).toMatchObject({ err: { code: '23514', message: expect.stringContaining('no_cotton') } });
    expect((line?.err as { stack: string }).stack).toMatch(/^\s+at .+/);
    expect(app.log.text()).not.toMatch(personal);
  });

  it.each([
    ['number', (value: string) => sql`select cast(${value}::text as integer)`],
    ['time', (value: string) => sql`select cast(${value}::text as timestamptz)`],
    ['JSON text', (value: string) => sql`select cast(${value}::text as json)`],
  ])('omits the value quoted in the message about a wrong %s', async (_what, statement) => {
    for (const value of Object.values(body)) {
      const error = await statement(value as string)
        .execute(storage.db)
        .then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
      // A JSON text that happens to be a number causes no error.
      if (error === undefined) continue;
      expect(error).toMatchObject({ code: expect.stringMatching(/^22/) });
      app.server.log.error({ err: error }, 'a bad value');
    }
    expect(app.log.lines.filter(({ msg }) => msg === 'a bad value').length).toBeGreaterThan(5);
    expect(app.log.text()).not.toMatch(personal);
  });
});

it('the log contains no key of a link in a mail', async () => {
  const { serializers } = loggerOptions({ logLevel: 'info', production: true });
  const getPath = (url: string) =>
    serializers!.req!({ method: 'GET', url, ip: '203.0.113.7:1234' }) as { path: string; remote: string };
  for (const link of ['newsletter/confirm', 'newsletter/unsubscribe', 'newsletter/never'])
    expect(getPath(`/api/${link}/s3cret?x=y`)).toEqual({
      method: 'GET',
      path: `/api/${link}/…`,
      remote: '203.0.113.0',
    });
});

it('the log names a proxy that TRUST_PROXY does not, once', async () => {
  const config = await filledConfig();
  const { server, log } = await openLoggingApp(config, {});
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  for (const remoteAddress of ['127.0.0.1', '10.1.2.3', '10.1.2.4'])
    await server.inject({ url: '/api/healthz', remoteAddress, headers });
  const warnings = log.lines.filter(({ msg }) => String(msg).startsWith('X-Forwarded-For ignored'));
  expect(warnings).toMatchObject([{ peer: '10.1.2.0' }]);
  await server.close();
  rmSync(config.dataDir, { recursive: true, force: true });
});
