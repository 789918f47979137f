import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fieldLimits } from 'shared-content/forms';
import { filledContact } from '../testing/filledContact';
import { openTestApp, type TestApp } from '../testing/openTestApp';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await openTestApp({}, { verifyCaptcha: async () => ({ outcome: 'passed' }) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test?.close());

describe('a long message', () => {
  const turnstileToken = 'x'.repeat(fieldLimits.turnstileToken);
  it.each([
    ['Bangla letters', 'ক'],
    ['emoji', '🌸'],
    ['line breaks', '\n'],
    ['quotation marks', '"'],
  ])('of as many %s as the form allows is accepted with the longest token', async (_what, letter) => {
    const description = `a${letter.repeat(fieldLimits.description - 2)}z`;
    const company = '🏢'.repeat(fieldLimits.company);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: filledContact({ description, company, turnstileToken }),
    });
    expect(response.json()).toMatchObject({ success: true });
  });

  it('beyond the form’s limits is refused', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: filledContact({ description: 'x'.repeat(40_000), turnstileToken }),
    });
    expect([response.statusCode, response.json().success]).toEqual([413, false]);
  });
});

describe('a slow client', () => {
  /** Sends a slow request. Resolves to its duration in seconds and the first line of the final answer. */
  const drip = async (head: string, drop: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let told = '';
    socket.on('data', (chunk) => (told += String(chunk)));
    socket.on('error', () => {});
    const started = performance.now();
    let open = true;
    socket.once('close', () => (open = false));
    socket.write(head);
    while (open && performance.now() - started < 60_000) {
      socket.write(drop);
      await wait(500);
    }
    socket.destroy();
    return { seconds: (performance.now() - started) / 1000, told: told.split('\r\n', 1)[0] };
  };
  const post = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  const starts = [
    ['a body', `${post}Content-Length: 30000\r\n\r\n`, ' '],
    ['a head', post, 'X-Drop: 1\r\n'],
  ] as const;
  let dripped: ReturnType<typeof drip>[];
  // At the same time: each waits for a timeout of 15 seconds.
  beforeAll(() => void (dripped = starts.map(([, head, drop]) => drip(head, drop))));

  it.each(starts.map(([what], index) => [what, index] as const))(
    'that drips %s is disconnected at the configured timeout',
    async (_what, index) => {
      const { seconds, told } = await dripped[index]!;
      expect(told).toBe('HTTP/1.1 408 Request Timeout');
      // 15 seconds and the check's interval, with room for a busy machine, and far from Node's own 60 and 30.
      expect(seconds).toBeLessThan(40);
    },
  );
});

describe('an error of any request under /api', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
    ['DELETE', '/api/contact', 405],
    ['GET', '/api/', 404],
    ['GET', '/api/%E0%A4', 400],
    ['GET', `/api/newsletter/unsubscribe/${'x'.repeat(300)}`, 414],
  ] as const)('has the form’s format: %s %s', async (method, url, status) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { method });
    expect([response.status, await response.json()]).toEqual([
      status,
      { success: false, error: expect.any(String) },
    ]);
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });
});
