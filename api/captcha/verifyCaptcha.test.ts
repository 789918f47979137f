import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CaptchaVerdict, createVerifyCaptcha } from './verifyCaptcha';

const passed = { success: true, hostname: 'www.example.com', action: 'contact', 'error-codes': [] };
let server: Server;
let answer: RequestListener;
let asked: URLSearchParams[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = []));

const json =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

function verify(timeLimit?: number): Promise<CaptchaVerdict> {
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/turnstile/v0/siteverify`;
  const options = { secretKey: 's3cret', verifyUrl, hostnames: ['www.example.com'], timeLimit };
  return createVerifyCaptcha(options)({ token: 'token', action: 'contact', remoteAddress: '203.0.113.7' });
}

describe('verifyCaptcha over HTTP', () => {
  it('sends secret, token, address and an idempotency key, and passes', async () => {
    answer = json(passed);
    expect(await verify()).toEqual({ outcome: 'passed' });
    expect(Object.fromEntries(asked[0]!)).toEqual({
      secret: 's3cret',
      response: 'token',
      remoteip: '203.0.113.7',
      idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each(['timeout-or-duplicate', 'invalid-input-response', 'missing-input-response'])(
    'refuses the visitor on %s without a second request',
    async (code) => {
      answer = json({ success: false, 'error-codes': [code] });
      expect(await verify()).toEqual({ outcome: 'refused', codes: [code] });
      expect(asked).toHaveLength(1);
    },
  );

  it('reads a refusal with status 400', async () => {
    answer = json({ success: false, 'error-codes': ['invalid-input-response'] }, 400);
    expect(await verify()).toEqual({ outcome: 'refused', codes: ['invalid-input-response'] });
  });

  it.each(['missing-input-secret', 'invalid-input-secret', 'bad-request'])(
    'reports the captcha as unavailable, not the visitor as refused, on %s',
    async (code) => {
      answer = json({ success: false, 'error-codes': [code] });
      expect(await verify()).toEqual({ outcome: 'unavailable', reason: code });
    },
  );

  it('refuses a token that was solved for another form', async () => {
    answer = json({ ...passed, action: 'newsletter' });
    expect(await verify()).toEqual({ outcome: 'refused', codes: ['wrong-action'] });
  });

  it.each(['www.example.com', 'example.com'])('accepts a token of %s', async (host) => {
    answer = json({ ...passed, hostname: host });
    expect(await verify()).toEqual({ outcome: 'passed' });
  });

  it.each(['evilexample.com', 'www.example.com.evil.test', 'shop.example.com', 'pr-42.www.example.com', ''])(
    'cannot vouch for a token of "%s"',
    async (host) => {
      answer = json({ ...passed, hostname: host });
      expect(await verify()).toEqual({ outcome: 'unavailable', reason: `solved on ${host}` });
    },
  );

  it('retries once with the same idempotency key after an internal error', async () => {
    answer = (request, response) =>
      (asked.length === 1 ? json({ success: false, 'error-codes': ['internal-error'] }) : json(passed))(
        request,
        response,
      );
    expect(await verify()).toEqual({ outcome: 'passed' });
    expect(asked[1]!.get('idempotency_key')).toBe(asked[0]!.get('idempotency_key'));
  });

  it('retries once when the connection breaks before an answer', async () => {
    answer = (request, response) =>
      asked.length === 1 ? request.socket.destroy() : json(passed)(request, response);
    expect(await verify()).toEqual({ outcome: 'passed' });
    expect(asked).toHaveLength(2);
  });

  const outages: [string, RequestListener][] = [
    ['answers 503 twice', json({}, 503)],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['answers other JSON', json({ ok: true })],
    [
      'redirects elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['hangs', () => {}],
  ];
  it.each(outages)('is unavailable, never passed, when the provider %s', async (_what, listener) => {
    answer = listener;
    expect(await verify(150)).toEqual({ outcome: 'unavailable', reason: expect.any(String) });
    expect(asked).toHaveLength(2);
  });
});
