import Fastify from 'fastify';
import { apiPlugin, serverOptions } from './app';
import { appsOnOneDatabase, signUp } from './testing/appsOnOneDatabase';
import { testConfig } from './testing/testConfig';

const { shared, withApp } = appsOnOneDatabase();

describe('the app', () => {
  it('sends security headers with every answer, and names no software', () =>
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

  it('gives the browser the captcha’s script and key, and is ready', () =>
    withApp({}, async ({ app }) => {
      expect((await app.inject('/api/form-config')).json()).toEqual({
        turnstile: { scriptUrl: '/captcha/turnstile/v0/api.js', siteKey: '1x00000000000000000000AA' },
      });
      expect((await app.inject('/api/healthz')).json()).toEqual({ status: 'ok' });
      expect((await app.inject('/api/readyz')).json()).toEqual({
        status: 'ok',
        database: 'ok',
      });
    }));

  it('does not serve the stand-in when real captcha keys are set', () =>
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

  it('allows configured origins in CORS, and no other', () =>
    withApp({ ALLOWED_ORIGINS: 'https://www.example.com' }, async ({ app }) => {
      const preflight = (origin: string) =>
        app.inject({
          method: 'OPTIONS',
          url: '/api/contact',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
      expect((await preflight('https://www.example.com')).headers).toMatchObject({
        'access-control-allow-origin': 'https://www.example.com',
        'access-control-allow-headers': 'content-type, Idempotency-Key',
      });
      expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }));

  it('shows metrics only with the token', async () => {
    await withApp({}, async ({ app }) => expect((await app.inject('/api/metrics')).statusCode).toBe(404));
    await withApp({ METRICS_TOKEN: 'token-of-24-characters-for-tests' }, async (test) => {
      await signUp(test, '203.0.113.7');
      expect((await test.app.inject('/api/metrics')).statusCode).toBe(404);
      expect(
        (await test.app.inject({ url: '/api/metrics', headers: { authorization: 'Bearer wrong' } }))
          .statusCode,
      ).toBe(404);
      const { body } = await test.app.inject({
        url: '/api/metrics',
        headers: { authorization: 'Bearer token-of-24-characters-for-tests' },
      });
      expect(body).toContain('api_mails{status="waiting"} 1');
      expect(body).toContain(
        'api_request_duration_seconds_count{method="POST",route="/api/newsletter",status="200"} 1',
      );
    });
  });
});

describe('apiPlugin in another server', () => {
  it('answers under its prefix, and leaves the host’s own routes alone', async () => {
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
});
