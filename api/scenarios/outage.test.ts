import { answers } from '../http/answers';
import { describeWith } from '../testing/describeWith';
import { enquire, newEnquiry, type Enquiry } from '../testing/enquireUntilKilled';
import { openLoggingApp } from '../testing/openLoggingApp';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { startPostgresql, type TestPostgresql } from '../testing/startPostgresql';
import { testConfig } from '../testing/testConfig';
import { until } from '../testing/until';

describeWith('PostgreSQL', 'a start without PostgreSQL', () => {
  it('logs the outage once, serves everything else, and accepts enquiries afterwards', async () => {
    const server = await startPostgresql();
    const databaseUrl = await server.createDatabase();
    await server.kill();
    const instance = await openLoggingApp(testConfig({ DATABASE_URL: databaseUrl }), { mailPaused: false });
    const signUp = () =>
      instance.server.inject({
        method: 'POST',
        url: '/api/newsletter',
        payload: { email: 'a@example.com' },
      });
    try {
      for (let count = 0; count < 20; count += 1) {
        const response = await signUp();
        expect([response.statusCode, response.json()]).toMatchObject([503, { success: false }]);
      }
      expect((await instance.server.inject('/api/healthz')).statusCode).toBe(200);
      expect((await instance.server.inject('/api/readyz')).statusCode).toBe(503);
      expect((await instance.server.inject('/api/form-config')).statusCode).toBe(200);
      await server.start();
      await until('a sign-up', async () => (await signUp()).statusCode === 200, { seconds: 60 });
      await until('the news', () => instance.log.text().includes('The database is back'), { seconds: 60 });
      // Logs at warning level or above, whatever was requested meanwhile: one for the outage, one for its end.
      const told = instance.log.lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
      expect(told).toEqual([
        'The database is away: forms are answered with 503 until it is back',
        'The database is back',
      ]);
    } finally {
      await instance.server.close();
      await server.stop();
    }
  });
});

describeWith('PostgreSQL', 'the API during an outage of PostgreSQL', () => {
  let server: TestPostgresql;
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await startPostgresql();
    test = await openTestApp({ DATABASE_URL: await server.createDatabase() }, { mailPaused: false });
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await test?.close();
    await server?.stop();
  });
  const ready = async () => (await test.app.inject('/api/readyz')).statusCode === 200;

  it('answers 503 during an outage and 200 after it', async () => {
    await server.kill();
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'a@example.com' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { success: false, error: answers.byStatus[503] },
    ]);
    expect(response.headers['retry-after']).toBe('30');
    // A person follows a link in a mail.
    const link = await test.app.inject(`/api/newsletter/unsubscribe/${'x'.repeat(32)}`);
    expect([link.statusCode, link.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(link.body).toContain('This isn’t working right now');
    expect(await ready()).toBe(false);
    expect((await test.app.inject('/api/healthz')).statusCode).toBe(200);
    await server.start();
    await until('readiness', ready);
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'a@example.com' } }))
        .statusCode,
    ).toBe(200);
  });

  it('keeps every acknowledged enquiry when it crashes during submissions', async () => {
    const enquiries: Enquiry[] = [];
    let stop = false;
    const visit = async (visitor: number) => {
      for (let count = 0; !stop; count += 1) {
        const enquiry = newEnquiry(`v${visitor}-${count}`);
        enquiries.push(enquiry);
        // A 503 is a correct answer: its receiver retries under the same key.
        await until('an answer', async () => (await enquire(url, enquiry)) === 'acknowledged', {
          seconds: 60,
          everyMilliseconds: 20,
        });
      }
    };
    const visits = Promise.all([0, 1, 2, 3].map(visit));
    const answered = () => enquiries.filter((enquiry) => enquiry.acknowledged).length;
    for (let crash = 0; crash < 4; crash += 1) {
      const goal = answered() + 20;
      await until('more answers', () => answered() >= goal, { seconds: 60, everyMilliseconds: 1 });
      await server.kill();
      await server.start();
    }
    stop = true;
    await visits;

    const rows = await test.db.selectFrom('enquiries').select('idempotency_key').execute();
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual(
      enquiries.map((enquiry) => enquiry.key).sort(),
    );
    const mails = await test.db
      .selectFrom('mails')
      .select('id')
      .where('enquiry_id', 'is not', null)
      .execute();
    expect(mails).toHaveLength(2 * rows.length);
  });
});
