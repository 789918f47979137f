import { sql } from 'kysely';
import { insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { leaseDueMails } from '../storage/mails/mailQueue';
import { requestSubscription } from '../storage/subscribers/subscription';
import { toEnquiry } from '../routes/toEnquiry';
import { deleteOutdated } from '../storage/people/retention';
import { clearTables } from '../testing/tables';
import { newId } from '../storage/engine/identifiers';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
import type { TestApp } from '../testing/openTestApp';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { createBackgroundJobs } from './backgroundJobs';
import { OutageError } from '../storage/engine/outage';

describeEachEngine('the worker’s daily work', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const enquire = (values: Parameters<typeof filledContact>[0]) =>
    insertEnquiry(test.db, toEnquiry(filledContact(values), { hash: 'h' }));

  it('deletes records after the privacy policy’s periods', async () => {
    const career = { description: 'Job application: React Native Developer' };
    const ages: [string, number, object][] = [
      ['New applicant', 364, career],
      ['Old applicant', 366, career],
      ['New client', 364, {}],
      ['Old client', 366, {}],
    ];
    for (const [firstName, days, values] of ages) {
      await enquire({ firstName, ...values });
      await sql`update enquiries set created_at = now() - ${days} * interval '1 day' where first_name = ${firstName}`.execute(
        test.db,
      );
    }
    await subscribeConfirmed(test.db, 'stays@example.com');
    await subscribeConfirmed(test.db, 'left-long-ago@example.com');
    await sql`update subscribers set unsubscribed_at = now() - interval '731 days' where email like 'left%'`.execute(
      test.db,
    );
    for (const email of ['never@example.com', 'asked-again@example.com', 'fresh@example.com'])
      await requestSubscription(test.db, email);
    await sql`update subscribers set created_at = now() - interval '31 days' where email like 'never%' or email like 'asked%'`.execute(
      test.db,
    );
    await sql`update consents set requested_at = now() - interval '31 days'
      where subscriber_id in (select id from subscribers where email like 'never%')`.execute(test.db);

    const logged: object[] = [];
    const log = { ...test.app.log, info: (facts: object) => void logged.push(facts) } as typeof test.app.log;
    await createBackgroundJobs({ db: test.db, log })();

    const names = await test.db.selectFrom('enquiries').select('first_name').orderBy('first_name').execute();
    expect(names.map((row) => row.first_name)).toEqual(['New applicant', 'New client']);
    const emails = await test.db.selectFrom('subscribers').select('email').orderBy('email').execute();
    expect(emails.map((row) => row.email)).toEqual([
      'asked-again@example.com',
      'fresh@example.com',
      'stays@example.com',
    ]);
    expect(logged).toEqual([expect.objectContaining({ enquiries: 2, subscribers: 2, requests: 0 })]);
  });

  it('leases mails to the owner first, then confirmations, then newsletters', async () => {
    await subscribeConfirmed(test.db, 'reader@example.com');
    await enquire({});
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push((await leaseDueMails(test.db, 1))[0]?.kind);
    expect(kinds[0]).toBe('enquiry-notification');
    expect(kinds.slice(1, 3).toSorted()).toEqual(['enquiry-confirmation', 'newsletter-opt-in']);
    expect(kinds[3]).toBe('newsletter-welcome');
  });

  it('deletes mails with their enquiry, and a dead letter that belongs to no record', async () => {
    await enquire({});
    await sql`update enquiries set created_at = now() - interval '731 days'`.execute(test.db);
    const old = new Date(Date.now() - 731 * 86_400_000);
    await test.db
      .insertInto('mails')
      .values({ id: newId(), kind: 'alert', status: 'dead', created_at: old, finished_at: old })
      .execute();
    expect(await deleteOutdated(test.db)).toMatchObject({ enquiries: 1, messages: 1 });
    expect(await test.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  /** The database, which fails as long as there is an error to throw. */
  const failing = (getError: () => Error | undefined) =>
    new Proxy(test.db, {
      get: (database, name) => {
        const error = name === 'getExecutor' ? getError() : undefined;
        if (error) throw error;
        const value = Reflect.get(database, name, database) as unknown;
        return typeof value === 'function' ? (value.bind(database) as unknown) : value;
      },
    });

  it('logs each job that fails, does the others, and waits before it retries', async () => {
    const complaints: string[] = [];
    const log = { ...test.app.log, error: (_facts: object, words: string) => void complaints.push(words) };
    const slow = new OutageError(Object.assign(new Error('canceling statement'), { code: '57014' }));
    let watched = 0;
    const run = createBackgroundJobs({
      db: failing(() => slow),
      log: log as never,
      watch: async () => void (watched += 1),
    });
    await run();
    await run();
    expect(complaints).toEqual(
      ['Retention', 'Removing counts'].map((name) => `${name} failed; it is tried again in 5 minutes`),
    );
    expect(watched).toBe(2);
  });

  it('retries after an outage without a log line', async () => {
    const complaints: string[] = [];
    let outage: Error | undefined = new OutageError(new Error('connect ECONNREFUSED'));
    let kept = 0;
    const log = {
      ...test.app.log,
      error: (_facts: object, words: string) => void complaints.push(words),
      info: () => void (kept += 1),
    };
    const run = createBackgroundJobs({ db: failing(() => outage), log: log as never });
    await run();
    outage = undefined;
    await run();
    expect([complaints, kept]).toEqual([[], 1]);
  });
});
