import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { openStorage } from '../storage/engine/openStorage';
import { keepDraft, startNewsletter } from '../storage/newsletters/newsletterStore';
import { bundleProgram } from '../testing/bundleProgram';
import { describeEachEngine } from '../testing/describeEachEngine';
import { fillDataDir } from '../testing/fillDataDir';
import { fillSubscribers } from '../testing/fillSubscribers';
import { spawnKillTarget } from '../testing/spawnKillTarget';
import { startSmtp } from '../testing/startSmtp';
import { testConfig } from '../testing/testConfig';
import { until } from '../testing/until';

/** For more, set NEWSLETTER_READERS=10000 KILL_ROUNDS=20. */
const readers = Number(process.env.NEWSLETTER_READERS ?? 300);
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
/** Mails handed over at the same time (deliverMails.ts): that many may be unsure after each kill. */
const atATime = 4;

describeEachEngine('a newsletter whose server is killed with SIGKILL', (engine) => {
  jest.setTimeout(400_000 + readers * 100 + rounds * 60_000);

  it(`reaches ${readers} readers exactly once over ${rounds} kills`, async () => {
    const smtp = await startSmtp();
    const { dataDir } = testConfig();
    const env = { SMTP_URL: smtp.url, LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...(await engine.env()) };
    await fillDataDir(dataDir);
    const program = await bundleProgram('testing/killTarget.ts');
    /** Reads the database between two lives of the server, because the embedded one has one owner at a time. */
    const withStorage = async <T>(
      look: (db: Awaited<ReturnType<typeof openStorage>>['db']) => Promise<T>,
    ) => {
      const storage = await openStorage(testConfig(env));
      try {
        return await look(storage.db);
      } finally {
        await storage.close();
      }
    };
    await withStorage(async (db) => {
      await fillSubscribers(db, readers);
      const words = { subject: 'News', markdown: '# News\n\nHello, [readers](/projects).\n' };
      const { id } = await keepDraft(db, words);
      await startNewsletter(db, id, { perHour: 9_000_000, actor: 'shell:tester' });
    });

    const begun = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      const target = spawnKillTarget(program, env);
      await target.start();
      // In the middle of work: after some copies of this round, however fast the machine is, and a moment more.
      const goal = Math.min(readers, smtp.received.length + 1 + Math.random() * (readers / rounds));
      await until('enough copies', () => smtp.received.length >= goal, {
        seconds: 120,
        everyMilliseconds: 1,
      });
      await wait(Math.random() * 10);
      await target.kill();
      // PostgreSQL: the leases of the killed process expire. The embedded engine frees its own at the start.
      await withStorage((db) =>
        sql`update mails set next_attempt_at = now(), leased = false where status = 'waiting'`.execute(db),
      );
    }
    const config = testConfig(env);
    const storage = await openStorage(config);
    const app = await buildApp(config, { storage });
    const newsletter = () => storage.db.selectFrom('newsletters').select('status').executeTakeFirstOrThrow();
    const rows = () => storage.db.selectFrom('mails').select(['status']).execute();
    const left = async () =>
      readers -
      (await rows()).filter((mail) => mail.status !== 'waiting').length +
      Number((await newsletter()).status !== 'sent');
    // However many they are, their number must keep shrinking.
    for (let last = await left(); last > 0;) {
      const before = last;
      await until('fewer copies to send', async () => (last = await left()) < before, { seconds: 120 });
    }
    const seconds = (performance.now() - begun) / 1000;
    const states = (await rows()).map((mail) => mail.status);
    await app.close();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(program);

    const addresses = smtp.received.map((mail) => mail.envelopeTo[0]);
    const unsure = states.filter((state) => state === 'unsure').length;
    const sent = states.filter((state) => state === 'sent').length;
    console.info(
      `${engine.name}: ${readers} readers, ${rounds} kills, ${addresses.length} copies arrived in ${seconds.toFixed(0)} s with all starts, ${sent} known as sent, ${unsure} unsure`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(states).toHaveLength(readers);
    expect(sent + unsure).toBe(readers);
    expect(unsure).toBeLessThanOrEqual(rounds * atATime);
    // Every reader without a copy is among those reported as unsure.
    expect(readers - addresses.length).toBeLessThanOrEqual(unsure);
    expect(addresses.length).toBeGreaterThanOrEqual(sent);
  });
});
