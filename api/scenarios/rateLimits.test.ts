import { answers } from '../http/answers';
import { describeWith } from '../testing/describeWith';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { signUp } from '../testing/appsOnOneDatabase';

describeWith('PostgreSQL', 'rate limits of two instances', () => {
  let postgresql: TestPostgresql;
  let instances: TestApp[] = [];
  beforeAll(async () => {
    postgresql = await startPostgresql();
    const env = { DATABASE_URL: await postgresql.createDatabase(), SUBMISSIONS_PER_MINUTE: '3' };
    instances = [await openTestApp(env), await openTestApp(env)];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.close();
    await postgresql?.stop();
  });

  const statuses = async (order: readonly number[], address: string) => {
    const all = [];
    for (const index of order) all.push((await signUp(instances[index]!, address)).statusCode);
    return all;
  };

  it('count together, and each address apart', async () => {
    expect(await statuses([0, 1, 0, 1, 0], '203.0.113.1')).toEqual([200, 200, 200, 429, 429]);
    expect((await signUp(instances[1]!, '203.0.113.1')).json()).toEqual({
      success: false,
      error: answers.byStatus[429],
    });
    expect(await statuses([1], '203.0.113.2')).toEqual([200]);
  });

  it('are counted per instance while the database is away', async () => {
    await postgresql.kill();
    try {
      expect(await statuses([0, 0, 0, 0, 1], '203.0.113.3')).toEqual([503, 503, 503, 429, 503]);
    } finally {
      await postgresql.start();
    }
  });
});
