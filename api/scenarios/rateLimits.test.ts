import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { answers } from '../http/answers';
import { openPglite } from '../storage/engine/openPglite';
import type { Storage } from '../storage/engine/database';
import { describeWith } from '../testing/describeWith';
import { fillDataDir } from '../testing/fillDataDir';
import { openLoggingApp } from '../testing/openLoggingApp';
import { startRedis, type TestRedis } from '../testing/startRedis';
import { testConfig } from '../testing/testConfig';
import { until } from '../testing/until';

describeWith('Redis', 'rate limits in Redis', () => {
  let redis: TestRedis;
  let storage: Storage;
  let dataDir: string;
  let open: FastifyInstance[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    ({ dataDir } = testConfig());
    await fillDataDir(dataDir);
    storage = await openPglite(dataDir);
  });
  afterEach(async () => {
    for (const server of open) await server.close();
    open = [];
  });
  afterAll(async () => {
    await redis?.kill();
    await storage?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** One of several instances: its own server, with the same database and Redis as the others. */
  const openInstance = async () => {
    const config = testConfig({ REDIS_URL: redis.url, SUBMISSIONS_PER_MINUTE: '3' });
    const instance = await openLoggingApp(config, { storage: { ...storage, close: async () => {} } });
    open.push(instance.server);
    return instance;
  };
  type Instance = Awaited<ReturnType<typeof openInstance>>;
  const signUp = async ({ server }: Instance, remoteAddress: string) => {
    const started = performance.now();
    const response = await server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'a@example.com' },
      remoteAddress,
    });
    return { status: response.statusCode, body: response.json(), milliseconds: performance.now() - started };
  };
  /** Waits for the instance's connection; before it, each counts for itself. One address each, as counts are shared. */
  const connected = (instance: Instance, address: string) =>
    until('a count in Redis', async () => {
      await instance.server.inject({ url: '/api/form-config', remoteAddress: address });
      return redis.has(`site-api-calls:${address}`);
    });
  const lines = ({ log }: Instance, words: string) =>
    log.lines.filter(({ msg }) => String(msg).includes(words)).length;

  it('are shared by two instances, and separate for each address', async () => {
    const [a, b] = [await openInstance(), await openInstance()];
    await connected(a, '198.51.100.1');
    await connected(b, '198.51.100.2');
    const statuses = [];
    for (const instance of [a, b, a, b, a]) statuses.push((await signUp(instance, '203.0.113.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await signUp(b, '203.0.113.1')).body).toEqual({ success: false, error: answers.byStatus[429] });
    expect((await signUp(b, '203.0.113.2')).status).toBe(200);
  });

  it('are counted per instance while Redis is down, and shared again afterwards', async () => {
    const [a, b] = [await openInstance(), await openInstance()];
    await connected(a, '198.51.100.3');
    await connected(b, '198.51.100.4');
    const [away, back] = [lines(a, 'Redis is away'), lines(a, 'Redis is back')];
    await redis.kill();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const { status, milliseconds } = await signUp(a, '203.0.113.3');
      statuses.push(status);
      expect(milliseconds).toBeLessThan(10_000);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await signUp(b, '203.0.113.3')).status).toBe(200);
    expect(lines(a, 'Redis is away')).toBe(away + 1);
    await redis.start();
    await until('both to be back', () => lines(a, 'Redis is back') > back && lines(b, 'Redis is back') > 0);
    const shared = [];
    for (const instance of [a, b, a, b]) shared.push((await signUp(instance, '203.0.113.4')).status);
    expect(shared).toEqual([200, 200, 200, 429]);
  });

  it('do not wait for a Redis that never answers', async () => {
    const instance = await openInstance();
    await connected(instance, '198.51.100.5');
    // An instance that asks before its first connection may already have logged this.
    const [away, back] = [lines(instance, 'Redis is away'), lines(instance, 'Redis is back')];
    redis.freeze();
    try {
      for (let count = 0; count < 8; count += 1) {
        const { status, milliseconds } = await signUp(instance, '203.0.113.5');
        expect(status).toBe(count < 3 ? 200 : 429);
        // Far less on a quiet machine; waiting for Redis would block it forever.
        expect(milliseconds).toBeLessThan(10_000);
      }
      expect(lines(instance, 'Redis is away')).toBe(away + 1);
    } finally {
      redis.thaw();
    }
    await until('Redis to be back', () => lines(instance, 'Redis is back') === back + 1);
    expect((await signUp(instance, '203.0.113.6')).status).toBe(200);
  });
});
