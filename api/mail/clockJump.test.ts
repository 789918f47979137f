import { sql } from 'kysely';
import {
  claimCooldown,
  leaseDueMails,
  leaseSeconds,
  settleMail,
  tidyQueue,
} from '../storage/mails/mailQueue';
import { requestSubscription } from '../storage/subscribers/subscription';
import { newId } from '../storage/engine/identifiers';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import { installJumpingClock, withJumpingClock } from '../testing/jumpingClock';
import type { TestApp } from '../testing/openTestApp';
import { retryDelays } from './retry';

describeEachEngine('a jump of the clock by a day', (engine) => {
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

  const queueMail = () => requestSubscription(test.db, 'a@example.com');
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
  const tidy = () => tidyQueue(test.db);

  it('forward makes postponed mails due, and costs one of 24 attempts', async () => {
    await queueMail();
    await fail();
    expect(await lease()).toEqual([]);
    await setAhead('1 day');
    await tidy();
    expect(await lease()).toMatchObject([{ attempts: 2, status: 'waiting' }]);
    expect(retryDelays.length).toBeGreaterThan(20);
  });

  it('forward ends a lease, so a mail may be sent twice with one id', async () => {
    await queueMail();
    const [first] = await lease();
    await setAhead('1 day');
    expect(await lease()).toMatchObject([{ id: first!.id, attempts: 2 }]);
  });

  it('back does not delay new mails until the wrong date', async () => {
    await setAhead('1 day');
    await queueMail();
    await setAhead('0');
    expect(await lease()).toEqual([]);
    await tidy();
    expect(await lease()).toHaveLength(1);
  });

  it('back delays no mail longer than the pause of its attempt', async () => {
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

  it('back limits the lease of a mail to its normal duration', async () => {
    await setAhead('1 day');
    await queueMail();
    await lease();
    await setAhead('0');
    await tidy();
    expect(await due()).toBeLessThanOrEqual(leaseSeconds);
    expect(await due()).toBeGreaterThan(leaseSeconds - 30);
  });

  it('shortens no pause that is longer than usual', async () => {
    await queueMail();
    const [leased] = await lease();
    await settleMail(test.db, leased!.id, { status: 'waiting', error: '550', retryInSeconds: 3600 });
    await tidy();
    expect(await due()).toBeGreaterThan(3500);
  });

  it('back removes a cool-down of the future, so the next confirmation is sent', async () => {
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

  it('in neither direction moves a mail with a right due time', async () => {
    await queueMail();
    await fail();
    const before = await mail();
    await tidy();
    expect((await mail()).next_attempt_at).toEqual(before.next_attempt_at);
  });

  it('leads to the removal of expired cool-downs', async () => {
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
