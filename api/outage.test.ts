import { answers } from './answers';
import { describeWith } from './testing/describe-with';
import { enquire, newEnquiry, type Enquiry } from './testing/enquire-until-killed';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { startPostgresql, type TestPostgresql } from './testing/start-postgresql';
import { until } from './testing/until';

jest.setTimeout(120_000);

describeWith('PostgreSQL', 'while PostgreSQL is away', () => {
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

  it('visitors are told the truth, and served again as soon as it is back', async () => {
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
    expect(await ready()).toBe(false);
    expect((await test.app.inject('/api/healthz')).statusCode).toBe(200);
    await server.start();
    await until('readiness', ready);
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'a@example.com' } }))
        .statusCode,
    ).toBe(200);
  });

  it('loses nothing that was acknowledged when it crashes in the midst of enquiries', async () => {
    const enquiries: Enquiry[] = [];
    let stop = false;
    const visit = async (visitor: number) => {
      for (let count = 0; !stop; count += 1) {
        const enquiry = newEnquiry(`v${visitor}-${count}`);
        enquiries.push(enquiry);
        // A 503 is an honest answer; whoever gets one sends again under the same key.
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
