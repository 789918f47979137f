import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CaptchaVerdict } from './captcha/verifyCaptcha';
import { answers } from './http/answers';
import { appsOnOneDatabase, signUp } from './testing/appsOnOneDatabase';
import { filledContact } from './testing/filledContact';
import { solveCaptcha } from './testing/openTestApp';

const { withApp } = appsOnOneDatabase();

describe('the app', () => {
  it('hides internal errors', () =>
    withApp({ METRICS_TOKEN: 'token-of-24-characters-for-tests' }, async (test) => {
      await sql`alter table mails rename to gone`.execute(test.db);
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: filledContact({ turnstileToken: solveCaptcha() }),
      });
      expect(response.statusCode).toBe(500);
      // Without a sentence: each form says its own.
      expect(response.json()).toEqual({ success: false });
      const newsletter = await signUp(test, '203.0.113.7');
      expect([newsletter.statusCode, newsletter.json()]).toEqual([500, { success: false }]);
      expect((await test.app.inject('/api/readyz')).statusCode).toBe(503);
      // Figures of the process itself matter most when the database is down.
      const { statusCode, body } = await test.app.inject({
        url: '/api/metrics',
        headers: { authorization: 'Bearer token-of-24-characters-for-tests' },
      });
      expect(statusCode).toBe(200);
      expect(body).toContain('api_database_up 0');
      expect(body).toContain('process_cpu_seconds_total');
      expect(body).not.toContain('api_mails{');
      await sql`alter table gone rename to mails`.execute(test.db);
    }));
});

describe('a request that no route takes', () => {
  it('gets 405 and the methods of its address', () =>
    withApp({}, async ({ app }) => {
      const answer = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string) => {
        const { statusCode, headers } = await app.inject({
          method,
          url,
          payload: method === 'GET' ? undefined : {},
        });
        return [statusCode, headers.allow];
      };
      expect(await answer('GET', '/api/contact')).toEqual([405, 'POST']);
      expect(await answer('PUT', '/api/newsletter')).toEqual([405, 'POST']);
      expect(await answer('POST', '/api/healthz')).toEqual([405, 'GET, HEAD']);
      expect(await answer('DELETE', '/api/newsletter/never/x')).toEqual([405, 'GET, HEAD, POST']);
      expect(await answer('GET', '/api/nothing')).toEqual([404, undefined]);
      expect((await app.inject({ method: 'OPTIONS', url: '/api/contact' })).statusCode).not.toBe(405);
    }));

  it('gets 400 with two Host lines, whatever they name', () =>
    withApp({}, async ({ app }) => {
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      const ask = async (hosts: string) => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(`GET /api/healthz HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
        let heard = '';
        for await (const chunk of socket) heard += String(chunk);
        return heard.slice(0, 12);
      };
      expect(await ask('host: localhost\r\n')).toBe('HTTP/1.1 200');
      expect(await ask('host: localhost\r\nHost: localhost\r\n')).toBe('HTTP/1.1 400');
      expect(await ask('host: localhost\r\nhost: example.com\r\n')).toBe('HTTP/1.1 400');
    }));
});

describe('a server that shuts down', () => {
  it('answers connected visitors in the words of the form', async () => {
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
        // After the pause in which all requests are still served.
        await wait(1_000);
        const second = once(app.server, 'request');
        post('/api/newsletter', { email: 'a@example.com' });
        await second;
        release();
        await closed;
        await ended;
        const [first, refused] = heard.split(/(?=HTTP\/1\.1 )/);
        expect(first).toMatch(/^HTTP\/1\.1 200 /);
        expect(refused).toMatch(/^HTTP\/1\.1 503 /);
        expect(refused).toContain(JSON.stringify({ success: false, error: answers.byStatus[503] }));
        expect(refused).toMatch(/content-type: application\/json/i);
      },
      { verifyCaptcha },
    );
  });
});
