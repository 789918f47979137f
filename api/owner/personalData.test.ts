import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactPayload } from 'shared-content/forms';
import { createDeliverMails } from '../mail/deliverMails';
import { openFileTransport } from '../mail/mailTransport';
import { newId } from '../storage/engine/identifiers';
import { insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { requestSubscription } from '../storage/subscribers/subscription';
import { toEnquiry } from '../routes/toEnquiry';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import { filledContact } from '../testing/filledContact';
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

  it('is not in a mail file written during the person’s erasure', async () => {
    const sent: string[] = [];
    const files = openFileTransport(test.config.dataDir);
    const deliver = createDeliverMails({
      db: test.db,
      config: test.config,
      log: test.app.log,
      transport: {
        ...files,
        // The erasure finds no file yet, because it is written afterwards.
        send: async (mail, file) => {
          if (file.kind === 'enquiry-notification') await run('person', 'erase', 'slow@example.com', '--yes');
          await files.send(mail, file);
          sent.push(file.id);
        },
      },
    });
    const id = newId();
    await insertEnquiry(
      test.db,
      toEnquiry(filledContact({ email: 'slow@example.com' }), { hash: 'slow', heldReason: 'honeypot' }),
    );
    const enquiry = await test.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', 'slow@example.com')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('mails')
      .values({
        id,
        kind: 'enquiry-notification',
        enquiry_id: enquiry.id,
        leased: true,
        next_attempt_at: new Date(Date.now() + 60_000),
      })
      .execute();
    await Promise.all(
      await deliver(
        await test.db.selectFrom('mails').selectAll().where('id', '=', id).execute(),
        new AbortController().signal,
      ),
    );
    expect(sent).toEqual([id]);
    expect(readdirSync(join(test.config.dataDir, 'mails')).filter((file) => file.includes(id))).toEqual([]);
  });

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
    expect(done).toMatch(/^Removed 1 enquiry, 1 subscription, 3 mails, 3 mail files\./);
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
    expect(existsSync(join(test.config.dataDir, 'mails'))).toBe(true);
  });
});
