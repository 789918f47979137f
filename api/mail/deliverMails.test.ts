import { sql } from 'kysely';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { startSmtp, type TestSmtp } from '../testing/startSmtp';
import { clearTables, makeMailsDue } from '../testing/tables';
import { until } from '../testing/until';
import { createDeliverMails, type DeliverMails } from './deliverMails';
import { openSmtpTransport } from './mailTransport';
import { startMailWorker } from './mailWorker';
import { leaseDueMails } from '../storage/mails/mailQueue';

it('a mail that was queued while the clock was ahead is due once it is right again, and is leased once', async () => {
  const test = await openTestApp();
  await addEnquiry(test.db);
  await sql`update mails set created_at = now() + interval '1 day', next_attempt_at = now() + interval '1 day'`.execute(
    test.db,
  );
  expect((await leaseDueMails(test.db, 10)).map(({ kind }) => kind)).toContain('enquiry-notification');
  expect(await leaseDueMails(test.db, 10)).toEqual([]);
  await test.close();
});

describeEachEngine('a mail server that is slow to accept', (engine) => {
  let test: TestApp;
  let smtp: TestSmtp;
  beforeAll(async () => {
    test = await engine.openApp();
    smtp = await startSmtp();
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.stop();
  });
  beforeEach(async () => {
    await clearTables(test.db);
    smtp.mood = 'silent';
    smtp.received.length = 0;
  });

  const mails = () => test.db.selectFrom('mails').selectAll().orderBy('kind').execute();
  const open = (timing = { answer: 20, renewal: 30_000 }, patience?: number) =>
    createDeliverMails({
      db: test.db,
      config: test.config,
      sendMail: openSmtpTransport(smtp.url, patience),
      log: test.app.log,
      timing,
    });
  const deliverDue = async (deliver: DeliverMails, stopping = new AbortController().signal) =>
    deliver(await leaseDueMails(test.db, 20), stopping);

  it('gets each mail once, while others pass it', async () => {
    const deliver = open();
    await addEnquiry(test.db, { email: 'slow@example.com' });
    const slow = await deliverDue(deliver);
    expect(slow).toHaveLength(2);
    smtp.mood = 'accept';
    await addEnquiry(test.db, { email: 'fast@example.com' });
    await Promise.all(await deliverDue(deliver));
    expect((await mails()).filter(({ status }) => status === 'sent')).toHaveLength(2);
    smtp.answer();
    await Promise.all(slow);
    expect((await mails()).map(({ status, attempts }) => [status, attempts])).toEqual(
      Array(4).fill(['sent', 1]),
    );
    expect(smtp.received).toHaveLength(4);
  });

  it('has at most eight connections of ours', async () => {
    const deliver = open();
    for (let count = 0; count < 6; count += 1) await addEnquiry(test.db, { email: `${count}@example.com` });
    const delivering = deliverDue(deliver);
    await until('eight mails', () => smtp.received.length >= 8);
    smtp.mood = 'accept';
    smtp.answer();
    // None of the four others was on its way before.
    expect(smtp.received).toHaveLength(8);
    await Promise.all(await delivering);
    expect(smtp.received).toHaveLength(12);
  });

  it('keeps the lease of a mail that it has', async () => {
    const deliver = open({ answer: 20, renewal: 20 });
    await addEnquiry(test.db);
    const slow = await deliverDue(deliver);
    await sql`update mails set next_attempt_at = now()`.execute(test.db);
    await until('renewed leases', async () => {
      const { rows } = await sql`select from mails where next_attempt_at > now()`.execute(test.db);
      return rows.length === 2;
    });
    smtp.answer();
    await Promise.all(slow);
  });

  it('gets a mail again after an hour when it never answers, with the same Message-ID', async () => {
    const deliver = open({ answer: 10_000, renewal: 30_000 }, 20);
    await addEnquiry(test.db);
    expect(await deliverDue(deliver)).toEqual([]);
    for (const row of await mails())
      expect(row).toMatchObject({
        status: 'waiting',
        last_error: 'The mail server has the mail, and did not confirm it within 0.02 s',
      });
    const first = smtp.received.map(({ messageId }) => messageId).sort();
    smtp.mood = 'accept';
    smtp.received.length = 0;
    await makeMailsDue(test.db);
    await Promise.all(await deliverDue(open()));
    expect(smtp.received.map(({ messageId }) => messageId).sort()).toEqual(first);
    expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('finds a stop: the mail stays in the outbox', async () => {
    const worker = startMailWorker({ db: test.db, deliver: open(), log: test.app.log, beat: 50 });
    await addEnquiry(test.db);
    await until('both mails', () => smtp.received.length === 2);
    await worker.stop();
    for (const row of await mails())
      expect(row).toMatchObject({
        status: 'waiting',
        leased: false,
        last_error: 'The mail server has the mail, and did not confirm it before the site stopped',
      });
  });
});
