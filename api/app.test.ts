import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { formMessages } from 'shared-content/forms';
import { answers } from './http/answers';
import { apiPlugin, serverOptions, type ApiOverrides } from './app';
import type { CaptchaVerdict } from './captcha/verifyCaptcha';
import { openPglite } from './storage/engine/openPglite';
import type { Storage } from './storage/engine/database';
import { clearTables } from './testing/tables';
import { fillDataDir } from './testing/fillDataDir';
import { filledContact } from './testing/filledContact';
import { openTestApp, type TestApp, solveCaptcha } from './testing/openTestApp';
import { testConfig } from './testing/testConfig';

// Many differently configured apps, one after the other, on one database: opening one takes a second.
const { dataDir } = testConfig();
let storage: Storage;
beforeAll(async () => {
  await fillDataDir(dataDir);
  storage = await openPglite(dataDir);
});
afterAll(async () => {
  await storage?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const shared = (): Storage => ({ ...storage, close: async () => {} });
const withApp = async (
  env: Record<string, string>,
  look: (test: TestApp) => Promise<void>,
  overrides: ApiOverrides = {},
) => {
  const test = await openTestApp(env, { storage: shared(), ...overrides });
  try {
    await look(test);
  } finally {
    await test.close();
    await clearTables(storage.db);
  }
};
const signUp = (test: TestApp, remoteAddress: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: 'a@example.com' },
    remoteAddress,
  });

describe('the app', () => {
  it('protects every answer and names no software', () =>
    withApp({}, async ({ app }) => {
      for (const url of ['/api/form-config', '/api/nothing', '/api/healthz']) {
        const { headers } = await app.inject(url);
        expect(headers).toMatchObject({
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'cache-control': 'no-store',
        });
        expect(headers).not.toHaveProperty('server');
        expect(headers).not.toHaveProperty('x-powered-by');
      }
    }));

  it('tells the browser where the captcha is, and is ready', () =>
    withApp({}, async ({ app }) => {
      expect((await app.inject('/api/form-config')).json()).toEqual({
        turnstile: { scriptUrl: '/captcha/turnstile/v0/api.js', siteKey: '1x00000000000000000000AA' },
      });
      expect((await app.inject('/api/healthz')).json()).toEqual({ status: 'ok' });
      expect((await app.inject('/api/readyz')).json()).toEqual({
        status: 'ok',
        database: 'ok',
        mails: 'ok',
        captcha: 'ok',
      });
    }));

  it('serves no stand-in once real captcha keys are there', () =>
    withApp(
      {
        TURNSTILE_SITE_KEY: '0xsite',
        TURNSTILE_SECRET_KEY: '0xsecret',
        TURNSTILE_BASE_URL: 'https://captcha.example',
      },
      async ({ app }) => {
        expect((await app.inject('/captcha/turnstile/v0/api.js')).statusCode).toBe(404);
        expect((await app.inject('/api/form-config')).json()).toEqual({
          turnstile: { scriptUrl: 'https://captcha.example/turnstile/v0/api.js', siteKey: '0xsite' },
        });
      },
    ));

  it('limits the submissions of one address, IPv6 by /64, and not those of its neighbors', () =>
    withApp({ SUBMISSIONS_PER_MINUTE: '2' }, async (test) => {
      const statuses = [];
      for (const address of [
        '2001:db8:1:1::1',
        '2001:db8:1:1::2',
        '2001:db8:1:1:ffff::3',
        '2001:db8:1:2::1',
        '203.0.113.7',
      ]) {
        statuses.push((await signUp(test, address)).statusCode);
      }
      expect(statuses).toEqual([200, 200, 429, 200, 200]);
      const refused = await signUp(test, '2001:db8:1:1::9');
      expect(refused.json()).toEqual({ success: false, error: answers.byStatus[429] });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('believes X-Forwarded-For only from a proxy that it trusts', async () => {
    const forwarded = async (test: TestApp, index: number) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: { email: 'a@example.com' },
          remoteAddress: '10.1.2.3',
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        })
      ).statusCode;
    const first = async (test: TestApp) => [await forwarded(test, 1), await forwarded(test, 2)];
    await withApp({ SUBMISSIONS_PER_MINUTE: '1' }, async (test) =>
      expect(await first(test)).toEqual([200, 429]),
    );
    await withApp({ SUBMISSIONS_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' }, async (test) =>
      expect(await first(test)).toEqual([200, 200]),
    );
  });

  it('takes submissions while Redis is away, and counts them by itself', () =>
    withApp({ REDIS_URL: 'redis://127.0.0.1:1', SUBMISSIONS_PER_MINUTE: '1' }, async (test) => {
      expect((await signUp(test, '203.0.113.7')).statusCode).toBe(200);
      expect((await signUp(test, '203.0.113.7')).statusCode).toBe(429);
      expect((await signUp(test, '203.0.113.8')).statusCode).toBe(200);
    }));

  it('lets allowed origins ask from a browser, and no other', () =>
    withApp({ ALLOWED_ORIGINS: 'https://www.example.com' }, async ({ app }) => {
      const preflight = (origin: string) =>
        app.inject({
          method: 'OPTIONS',
          url: '/api/contact',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
      expect((await preflight('https://www.example.com')).headers).toMatchObject({
        'access-control-allow-origin': 'https://www.example.com',
        'access-control-allow-headers': 'content-type, Idempotency-Key, Lead-Source',
      });
      expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }));

  it('shows its metrics to the bearer of the token alone', async () => {
    await withApp({}, async ({ app }) => expect((await app.inject('/api/metrics')).statusCode).toBe(404));
    await withApp({ METRICS_TOKEN: 't0ken' }, async (test) => {
      await signUp(test, '203.0.113.7');
      expect((await test.app.inject('/api/metrics')).statusCode).toBe(404);
      expect(
        (await test.app.inject({ url: '/api/metrics', headers: { authorization: 'Bearer wrong' } }))
          .statusCode,
      ).toBe(404);
      const { body } = await test.app.inject({
        url: '/api/metrics',
        headers: { authorization: 'Bearer t0ken' },
      });
      expect(body).toContain('api_mails{status="waiting"} 1');
      expect(body).toContain(
        'api_request_duration_seconds_count{method="POST",route="/api/newsletter",status="200"} 1',
      );
    });
  });

  it('describes itself in OpenAPI from the schemas of the forms, with a page in development', () =>
    withApp({}, async ({ app }) => {
      const description = (await app.inject('/api/openapi.json')).json();
      const body = description.paths['/api/contact'].post.requestBody.content['application/json'].schema;
      expect(body.required).toEqual(['firstName', 'lastName', 'email', 'description', 'turnstileToken']);
      expect(Object.keys(description.paths)).not.toContain('/api/metrics');
      const page = await app.inject('/api/docs/');
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }));

  it.each(['/api/docs', '/api/docs/'])('shows a page at %s and no blank', (url) =>
    withApp({}, async ({ app }) => {
      const { body } = await app.inject(url);
      const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, file]) => new URL(file!, `http://site${url}`).pathname,
      );
      expect(files.length).toBeGreaterThan(4);
      for (const file of files) {
        const { statusCode, headers } = await app.inject(file);
        expect([file, statusCode]).toEqual([file, 200]);
        expect(headers['content-security-policy']).toContain("script-src 'self'");
      }
      expect((await app.inject('/api/docs/json')).json()).toHaveProperty('openapi');
    }),
  );

  it('hides what went wrong inside', () =>
    withApp({ METRICS_TOKEN: 't0ken' }, async (test) => {
      await sql`alter table mails rename to gone`.execute(test.db);
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: filledContact({ turnstileToken: await solveCaptcha(test.app) }),
      });
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({ success: false, error: formMessages.contact.failure });
      const newsletter = await signUp(test, '203.0.113.7');
      expect([newsletter.statusCode, newsletter.json()]).toEqual([
        500,
        { success: false, error: formMessages.newsletter.failure },
      ]);
      expect((await test.app.inject('/api/readyz')).statusCode).toBe(503);
      // What the process knows by itself is wanted most when the database is gone.
      const { statusCode, body } = await test.app.inject({
        url: '/api/metrics',
        headers: { authorization: 'Bearer t0ken' },
      });
      expect(statusCode).toBe(200);
      expect(body).toContain('api_database_up 1');
      expect(body).toContain('process_cpu_seconds_total');
      expect(body).not.toContain('api_mails{');
      await sql`alter table gone rename to mails`.execute(test.db);
    }));
});

describe('a server that closes', () => {
  it('says so in the words of the form to who is still connected', async () => {
    let release = () => {};
    const verdict = new Promise<CaptchaVerdict>((resolve) => {
      release = () => resolve({ outcome: 'passed' });
    });
    let asked = () => {};
    const reached = new Promise<void>((resolve) => (asked = resolve));
    const verifyCaptcha = () => {
      asked();
      return verdict;
    };
    await withApp(
      {},
      async ({ app }) => {
        const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
        const socket = connect(Number(url.port), '127.0.0.1');
        let heard = '';
        socket.on('data', (chunk) => (heard += String(chunk)));
        socket.on('error', () => {});
        const ended = once(socket, 'close');
        const post = (path: string, body: object) => {
          const text = JSON.stringify(body);
          const length = Buffer.byteLength(text);
          const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json`;
          socket.write(`${head}\r\ncontent-length: ${length}\r\n\r\n${text}`);
        };
        post('/api/contact', filledContact());
        await reached;
        const closed = app.close();
        // Past the pause in which everybody is still served.
        await sleep(1_000);
        post('/api/newsletter', { email: 'a@example.com' });
        await sleep(200);
        release();
        await closed;
        await ended;
        const [first, second] = heard.split(/(?=HTTP\/1\.1 )/);
        expect(first).toMatch(/^HTTP\/1\.1 200 /);
        expect(second).toMatch(/^HTTP\/1\.1 503 /);
        expect(second).toContain(
          JSON.stringify({ success: false, error: answers.byForm.newsletter.unavailable }),
        );
        expect(second).toMatch(/content-type: application\/json/i);
      },
      { verifyCaptcha },
    );
  });
});

describe('apiPlugin in another server', () => {
  it('answers under its prefix and leaves the host’s own routes alone', async () => {
    const config = testConfig();
    const host = Fastify(serverOptions(config));
    host.get('/', async () => 'site');
    await host.register(apiPlugin, { prefix: '/forms', config, storage: shared() });
    const page = await host.inject('/');
    expect(page.body).toBe('site');
    expect(page.headers).not.toHaveProperty('content-security-policy');
    expect((await host.inject('/forms/healthz')).statusCode).toBe(200);
    expect((await host.inject('/elsewhere')).json()).toHaveProperty('statusCode', 404);
    await host.close();
  });

  it('refuses a server whose settings would bend wrong bodies into shape', async () => {
    const config = testConfig();
    const host = Fastify();
    await host.register(apiPlugin, { prefix: '/api', config, storage: shared() });
    await expect(host.ready()).rejects.toThrow('serverOptions(config)');
    await host.close();
  });
});
