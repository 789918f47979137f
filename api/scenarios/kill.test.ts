import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { openStorage } from '../storage/engine/openStorage';
import { bundleProgram } from '../testing/bundleProgram';
import { describeEachEngine } from '../testing/describeEachEngine';
import { enquire, newEnquiry, type Enquiry } from '../testing/enquireUntilKilled';
import { fillDataDir } from '../testing/fillDataDir';
import { spawnKillTarget } from '../testing/spawnKillTarget';
import { startSmtp } from '../testing/startSmtp';
import { startWebhook } from '../testing/startWebhook';
import { manyMails, testConfig } from '../testing/testConfig';
import { until } from '../testing/until';

/** For more, set KILL_ROUNDS=200. */
const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const visitors = 4;

describeEachEngine('a server killed with SIGKILL', (engine) => {
  jest.setTimeout(400_000 + rounds * 60_000);

  it(`keeps every acknowledged enquiry in ${rounds} rounds`, async () => {
    const smtp = await startSmtp();
    const webhook = await startWebhook();
    const env = {
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
      SUBMISSIONS_PER_MINUTE: '1000000',
      ...webhook.env,
      ...(await engine.env()),
    };
    const { dataDir } = testConfig();
    await fillDataDir(dataDir);
    const program = await bundleProgram('testing/killTarget.ts');
    const spawn = () => spawnKillTarget(program, { ...env, DATA_DIR: dataDir });
    const enquiries: Enquiry[] = [];
    let unanswered: Enquiry[] = [];
    let replayed = 0;
    let killedAtStart = 0;
    let away = 0;

    const answered = () => enquiries.filter((enquiry) => enquiry.acknowledged).length;
    let next = spawn();
    for (let round = 0; round < rounds; round += 1) {
      const target = next;
      next = spawn();
      const started = target.start();
      if (round % 5 === 4) {
        started.catch(() => {});
        await wait(Math.random() * 400);
        await target.kill();
        killedAtStart += 1;
        continue;
      }
      const url = await started;
      let killed = false;
      const visit = async (visitor: number) => {
        for (let count = 0; !killed; count += 1) {
          const again = unanswered.pop();
          const enquiry = again ?? newEnquiry(`r${round}-v${visitor}-${count}`);
          if (again) replayed += 1;
          else enquiries.push(enquiry);
          const outcome = await enquire(url, enquiry);
          if (outcome === 'acknowledged') continue;
          unanswered.push(enquiry);
          if (outcome === 'broken') return;
          away += 1;
          await wait(100);
        }
      };
      const visits = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
      // In the middle of work: after some answers, however fast the machine is, and a moment more.
      const goal = answered() + Math.ceil(Math.random() * 60);
      await until('enough answers', () => answered() >= goal, { seconds: 60, everyMilliseconds: 1 });
      await wait(Math.random() * 10);
      killed = true;
      await target.kill();
      await visits;
    }
    await next.kill();

    const config = testConfig({ ...env, DATA_DIR: dataDir });
    const storage = await openStorage(config);
    const app = await buildApp(config, { storage, mailLimits: manyMails });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    // Every visitor whose connection broke retries, as the form allows.
    const lastTries = unanswered;
    unanswered = [];
    for (const enquiry of lastTries)
      await until('an answer', async () => (await enquire(url, enquiry)) === 'acknowledged', { seconds: 60 });

    const { db } = storage;
    // PostgreSQL: the leases of the killed process expire. The embedded engine has freed its own at the start.
    await db
      .updateTable('mails')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('status', '=', 'waiting')
      .execute();
    const waiting = async () => {
      const row = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    // However long the queue of many rounds is, it must keep shrinking.
    for (let left = await waiting(); left > 0;) {
      const before = left;
      await until('a shorter mail queue', async () => (left = await waiting()) < before, { seconds: 120 });
    }
    const rows = await db.selectFrom('enquiries').select(['id', 'idempotency_key']).execute();
    const mails = await db.selectFrom('mails').select(['id', 'enquiry_id', 'kind', 'status']).execute();
    await app.close();
    await smtp.stop();
    await webhook.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(program);

    const acknowledged = enquiries.filter((enquiry) => enquiry.acknowledged).map((enquiry) => enquiry.key);
    const messageIds = smtp.received.map((mail) => mail.messageId!);
    const delivered = new Set(messageIds);
    const called = new Set(webhook.received.map((call) => call.id));
    const calls = mails.filter((mail) => mail.kind === 'enquiry-webhook');
    const letters = mails.filter((mail) => mail.kind !== 'enquiry-webhook');
    console.info(
      `${engine.name}: ${rounds} kills (${killedAtStart} while starting), ${acknowledged.length} acknowledged, ` +
        `${rows.length} stored, ${replayed + lastTries.length} sent again after a broken line` +
        `${away > 0 ? ` or one of ${away} 503s` : ''}, ${letters.length} mails, ` +
        `${messageIds.length - delivered.size} delivered twice under the same Message-ID, ` +
        `${calls.length} webhook calls, ${webhook.received.length - called.size} made twice under the same id`,
    );
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(rows.map((row) => row.idempotency_key).sort()).toEqual(
      enquiries.map((enquiry) => enquiry.key).sort(),
    );
    expect(acknowledged).toHaveLength(enquiries.length);
    expect(letters).toHaveLength(2 * rows.length);
    expect(calls).toHaveLength(rows.length);
    expect(mails.filter((mail) => mail.status !== 'sent')).toEqual([]);
    expect(letters.filter((mail) => !delivered.has(`<${mail.id}@example.com>`))).toEqual([]);
    expect(calls.filter((call) => !called.has(call.id))).toEqual([]);
    expect(called.size).toBe(calls.length);
    expect(webhook.forged).toEqual([]);
  });
});
