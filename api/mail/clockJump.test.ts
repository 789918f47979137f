import { sql } from 'kysely';
import {
  claimCooldown,
  leaseDueMails,
  leaseSeconds,
  settleMail,
  tidyQueue,
} from '../storage/mails/mailQueue';
import { insertSubscriber } from '../storage/subscribers/signUp';
import { newId } from '../storage/engine/identifiers';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { installJumpingClock, withJumpingClock } from '../testing/jumpingClock';
import type { TestApp } from '../testing/openTestApp';
import { retryDelays } from './retry';

describeEachEngine('a clock that jumps by a day', (engine) => {
  let test: TestApp;
  let setAhead: (interval: string) => Promise<void>;
  beforeAll(async () => {
    const { DATABASE_URL } = await engine.env();
    test = await engine.openApp(DATABASE_URL ? { DATABASE_URL: withJumpingClock(DATABASE_URL) } : {});
    setAhead = await installJumpingClock(test.db);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await setAhead('0');
    await clearTables(test.db);
  });

  const queueMail = () => insertSubscriber(test.db, { email: 'a@example.com', emailKey: 'a@example.com' });
  const lease = () => leaseDueMails(test.db, 10);
  const mail = () => test.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  /** Seconds until the mail's next attempt, by the database's own clock. */
  const due = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_attempt_at - now())::int as seconds from mails`.execute(test.db);
    return rows[0]!.seconds;
  };
  const fail = async () => {
    const [leased] = await lease();
    const retryInSeconds = retryDelays[leased!.attempts - 1]!;
    await settleMail(test.db, leased!.id, { status: 'waiting', error: '451', retryInSeconds });
  };
  const tidy = () => tidyQueue(test.db, retryDelays);

  it('forward makes what was put off due, and costs one attempt of twenty-four', async () => {
    await queueMail();
    await fail();
    expect(await lease()).toEqual([]);
    await setAhead('1 day');
    await tidy();
    expect(await lease()).toMatchObject([{ attempts: 2, status: 'waiting' }]);
    expect(retryDelays.length).toBeGreaterThan(20);
  });

  it('forward gives up the lease of a mail under way, which is sent again under the same id at worst', async () => {
    await queueMail();
    const [first] = await lease();
    await setAhead('1 day');
    expect(await lease()).toMatchObject([{ id: first!.id, attempts: 2 }]);
  });

  it('back makes no fresh mail wait for the day that the clock showed', async () => {
    await setAhead('1 day');
    await queueMail();
    await setAhead('0');
    expect(await lease()).toEqual([]);
    await tidy();
    expect(await lease()).toHaveLength(1);
  });

  it('back leaves no mail waiting for longer than the pause of its attempt', async () => {
    await queueMail();
    await setAhead('1 day');
    for (const pause of retryDelays) {
      await test.db
        .updateTable('mails')
        .set({ next_attempt_at: sql<Date>`now()` })
        .execute();
      await fail();
      expect(await due()).toBeGreaterThan(pause - 30);
      await setAhead('0');
      await tidy();
      expect(await due()).toBeLessThanOrEqual(0);
      await setAhead('1 day');
    }
    expect(await mail()).toMatchObject({ status: 'waiting', attempts: retryDelays.length });
  });

  it('back gives a mail under way the time of one lease, not of a day', async () => {
    await setAhead('1 day');
    await queueMail();
    await lease();
    await setAhead('0');
    await tidy();
    expect(await due()).toBeLessThanOrEqual(leaseSeconds);
    expect(await due()).toBeGreaterThan(leaseSeconds - 30);
  });

  it('back keeps no confirmation from an address because of a cool-down of tomorrow', async () => {
    const claim = () => ({
      mailId: newId(),
      emailKey: 'a@example.com',
      kind: 'newsletter-welcome' as const,
      seconds: 3600,
    });
    await setAhead('1 day');
    const first = claim();
    expect(await claimCooldown(test.db, first)).toBe(true);
    await setAhead('0');
    const second = claim();
    expect(await claimCooldown(test.db, second)).toBe(true);
    // A correct claim still holds.
    expect(await claimCooldown(test.db, claim())).toBe(false);
  });

  it('in neither direction moves a mail that waits for what it should', async () => {
    await queueMail();
    await fail();
    const before = await mail();
    await tidy();
    expect((await mail()).next_attempt_at).toEqual(before.next_attempt_at);
  });

  it('leaves no cool-down behind that is over', async () => {
    await claimCooldown(test.db, {
      mailId: newId(),
      emailKey: 'a@example.com',
      kind: 'newsletter-welcome',
      seconds: 3600,
    });
    await tidy();
    expect(await test.db.selectFrom('cooldowns').selectAll().execute()).toHaveLength(1);
    await setAhead('2 hours');
    await tidy();
    expect(await test.db.selectFrom('cooldowns').selectAll().execute()).toEqual([]);
  });
});
