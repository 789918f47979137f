import { beaconLimit, pageKinds } from 'shared-content/telemetry';
import { openTestApp, type TestApp } from '../testing/openTestApp';

const shell = 'e439390a7e1e0000000000';
const version = '3f2a000000000000000001';
const failure = { kind: 'entry', app: 'mfe-portfolio', version };
const bearer = { authorization: 'Bearer token-of-24-characters-for-tests' };
const env = { METRICS_TOKEN: 'token-of-24-characters-for-tests' };

let visitors = 0;
/** Each call comes from a new visitor, unless the test names one. */
const send = (
  { app }: Pick<TestApp, 'app'>,
  body: unknown,
  {
    headers = {},
    from = `10.0.${visitors >> 8}.${visitors++ & 255}`,
  }: { headers?: object; from?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/telemetry',
    remoteAddress: from,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const getMetrics = async ({ app }: TestApp) =>
  (await app.inject({ url: '/api/metrics', headers: bearer })).payload;

describe('POST /api/telemetry', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await openTestApp(env)));
  afterAll(() => test?.close());

  it('counts beacons by shell, version, kind of page and device', async () => {
    const beacon = {
      shell,
      failures: [failure, failure],
      vitals: { page: '/services/*', device: 'phone', LCP: 1800, CLS: 0.3 },
    };
    expect((await send(test, beacon)).statusCode).toBe(204);
    const metrics = await getMetrics(test);
    expect(metrics).toContain(`site_failures_total{kind="entry",app="mfe-portfolio",version="${version}"} 2`);
  });

  it('accepts the report of a lost shell', async () => {
    expect((await send(test, version)).statusCode).toBe(204);
    expect(await getMetrics(test)).toContain(
      `site_failures_total{kind="script",app="shell",version="${version}"} 1`,
    );
  });

  it('accepts every kind of page', async () => {
    for (const page of pageKinds)
      expect((await send(test, { shell, vitals: { page, device: 'desktop', TTFB: 5 } })).statusCode).toBe(
        204,
      );
  });

  const wrong: Record<string, unknown> = {
    'no JSON': 'entry mfe-portfolio',
    'no shell': { failures: [failure] },
    'a shell that is none': { shell: 'live' },
    'a word of its own': { shell, note: 'I am ada@example.com' },
    'a failure with an address': { shell, failures: [{ ...failure, url: '/?q=ada' }] },
    'an unknown kind': { shell, failures: [{ ...failure, kind: 'sad' }] },
    'too many failures': { shell, failures: Array.from({ length: 11 }, () => failure) },
    'a page that is no kind': { shell, vitals: { page: '/ada', device: 'phone', LCP: 1 } },
    'a vital that cannot be': { shell, vitals: { page: '/', device: 'phone', LCP: -1 } },
  };
  for (const [what, body] of Object.entries(wrong))
    it(`refuses ${what}`, async () => expect((await send(test, body)).statusCode).toBe(400));

  it('refuses a beacon that is too long', async () => {
    const long = { shell, failures: 'x'.repeat(beaconLimit) };
    expect((await send(test, long)).statusCode).toBe(413);
  });

  it('refuses a beacon of another site', async () => {
    const foreign = { origin: 'https://evil.example.com' };
    expect((await send(test, { shell }, { headers: foreign })).statusCode).toBe(403);
    expect((await send(test, { shell }, { headers: { origin: 'http://localhost:3000' } })).statusCode).toBe(
      204,
    );
  });

  it('accepts text/plain, unlike the forms', async () => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': 'text/plain' },
      payload: '{"email":"a@example.com"}',
    });
    expect(statusCode).toBe(415);
  });

  it('limits its metrics to known apps, versions and kinds', async () => {
    const before = (await getMetrics(test)).split('\n').length;
    for (let sent = 0; sent < 40; sent += 1) {
      const failures = Array.from({ length: 10 }, (_, index) => ({
        kind: 'render',
        app: `mfe-made-up-${sent}`,
        version: (sent * 10 + index).toString(16).padStart(22, '0'),
      }));
      const shell = sent.toString(16).padStart(22, '0');
      expect((await send(test, { shell, failures })).statusCode).toBe(204);
    }
    const metrics = await getMetrics(test);
    expect(metrics).toContain('app="other"');
    expect(metrics).not.toContain('made-up');
    // A hundred versions, twenty shells, and the series of the requests themselves.
    expect(metrics.split('\n').length - before).toBeLessThanOrEqual(100 + 20 + 40);
  });
});

describe('beacons beyond the limit', () => {
  it('are refused without an effect on the forms’ limit', async () => {
    const test = await openTestApp();
    try {
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => send(test, { shell }, { from: '127.0.0.1' })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(60);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
      const signUp = await test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        payload: { email: 'a@example.com' },
      });
      expect(signUp.statusCode).toBe(200);
    } finally {
      await test.close();
    }
  });
});
