import Fastify, { type FastifyInstance } from 'fastify';
import { captchaStandin, standinSecret as secret, standinSiteKey } from './captchaStandin';

let now = 0;
let server: FastifyInstance;
beforeEach(async () => {
  now = Date.parse('2025-09-24T10:00:00Z');
  server = Fastify();
  await server.register(captchaStandin, { prefix: '/captcha', now: () => now });
});
afterEach(() => server.close());

const post = async (path: string, payload: object) =>
  (await server.inject({ method: 'POST', url: `/captcha/turnstile/v0/${path}`, payload })).json();
const issue = async (): Promise<string> =>
  (await post('token', { sitekey: standinSiteKey, action: 'contact', hostname: 'localhost' })).token;

describe('captcha stand-in', () => {
  it('serves its script at Turnstile’s path, to any origin', async () => {
    const response = await server.inject('/captcha/turnstile/v0/api.js?render=explicit&onload=ready');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(response.body).toContain('window.turnstile');
  });

  it('verifies a token once', async () => {
    const response = await issue();
    expect(await post('siteverify', { secret, response })).toEqual({
      success: true,
      challenge_ts: '2025-09-24T10:00:00.000Z',
      hostname: 'localhost',
      action: 'contact',
      'error-codes': [],
    });
    expect(await post('siteverify', { secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('verifies a token again only under the same idempotency key', async () => {
    const response = await issue();
    const first = await post('siteverify', { secret, response, idempotency_key: 'a' });
    expect(await post('siteverify', { secret, response, idempotency_key: 'a' })).toEqual(first);
    expect((await post('siteverify', { secret, response, idempotency_key: 'b' })).success).toBe(false);
  });

  it('expires a token after 300 seconds', async () => {
    const [early, late] = [await issue(), await issue()];
    now += 300_000;
    expect((await post('siteverify', { secret, response: early })).success).toBe(true);
    now += 1;
    expect(await post('siteverify', { secret, response: late })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('also reads the form encoding', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/captcha/turnstile/v0/siteverify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ secret, response: await issue() }).toString(),
    });
    expect(response.json().success).toBe(true);
  });

  it.each([
    [{}, 'missing-input-secret'],
    [{ secret: 'wrong', response: 'x' }, 'invalid-input-secret'],
    [{ secret }, 'missing-input-response'],
    [{ secret, response: 'never issued' }, 'invalid-input-response'],
    [{ secret, response: ['x'] }, 'missing-input-response'],
  ])('answers %j with %s', async (body, code) => {
    expect(await post('siteverify', body)).toEqual({ success: false, 'error-codes': [code] });
  });

  it('gives no token for a foreign site key', async () => {
    expect(await post('token', { sitekey: '0xreal' })).toEqual({ error: '110110' });
  });
});
