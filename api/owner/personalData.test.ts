import type { ContactPayload } from 'shared-content/forms';
import { requestSubscription } from '../storage/subscribers/subscription';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { settledMails } from '../testing/settledMails';
import { clearTables } from '../testing/tables';

describeEachEngine('stored personal data', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp({}, { mailPaused: false })));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test, ...args);
  const enquire = (values: Partial<ContactPayload> = {}) => addEnquiry(test.db, values);
  const settled = () => settledMails(test.db);

  it('is exported and erased as a whole, and erased only with --yes', async () => {
    await enquire({ email: 'Nadia@Example.com' });
    await enquire({ email: 'other@example.com' });
    await requestSubscription(test.db, 'nadia@example.com');
    const mails = await settled();
    const records = JSON.parse(await run('person', 'export', 'nadia@example.com'));
    expect(records).toMatchObject({
      enquiries: [{ email: 'Nadia@Example.com' }],
      subscriptions: [{}],
      mails: [{}, {}, {}],
    });

    expect(JSON.stringify(records)).not.toMatch(/answer_key|token|idempotency|body_hash/);

    const dry = await run('person', 'erase', 'NADIA@example.com');
    expect(dry).toBe(
      'Would remove 1 enquiry, 1 subscription, 3 mails. Nothing was changed; add --yes to remove them.\n',
    );
    expect(await run('person', 'erase', 'nadia@example.com')).toBe(dry);

    const done = await run('person', 'erase', 'NADIA@example.com', '--yes');
    expect(done).toMatch(/^Removed 1 enquiry, 1 subscription, 3 mails\./);
    expect(await test.db.selectFrom('enquiries').select('email').execute()).toEqual([
      { email: 'other@example.com' },
    ]);
    for (const table of ['subscribers', 'cooldowns'] as const) {
      expect(
        await test.db.selectFrom(table).selectAll().where('email_key', '=', 'nadia@example.com').execute(),
      ).toEqual([]);
    }
    expect(mails).toHaveLength(5);
    expect(await test.db.selectFrom('mails').selectAll().execute()).toHaveLength(2);
  });
});
