import { answers } from '../http/answers';
import { appsOnOneDatabase, signUp } from '../testing/appsOnOneDatabase';
import { filledContact } from '../testing/filledContact';
import { solveCaptcha, type TestApp } from '../testing/openTestApp';
import { inboxKey } from '../storage/subscribers/emailKey';

const { withApp } = appsOnOneDatabase();

describe('the app', () => {
  it('limits submissions per address, IPv6 by /64, without effect on neighbours', () =>
    withApp({ SUBMISSIONS_PER_MINUTE: '2' }, async (test) => {
      const statuses = [];
      for (const address of [
        '2001:db8:1:1::1',
        '2001:db8:1:1::2',
        '2001:db8:1:1:ffff::3',
        '2001:db8:1:2::1',
        '203.0.113.7',
      ]) {
        statuses.push((await signUp(test, address)).statusCode);
      }
      expect(statuses).toEqual([200, 200, 429, 200, 200]);
      const refused = await signUp(test, '2001:db8:1:1::9');
      expect(refused.json()).toEqual({ success: false, error: answers.byStatus[429] });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('trusts X-Forwarded-For only from a trusted proxy', async () => {
    const forwarded = async (test: TestApp, index: number) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: { email: 'a@example.com' },
          remoteAddress: '10.1.2.3',
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        })
      ).statusCode;
    const first = async (test: TestApp) => [await forwarded(test, 1), await forwarded(test, 2)];
    await withApp({ SUBMISSIONS_PER_MINUTE: '1' }, async (test) =>
      expect(await first(test)).toEqual([200, 429]),
    );
    await withApp({ SUBMISSIONS_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.0/8' }, async (test) =>
      expect(await first(test)).toEqual([200, 200]),
    );
  });

  it('keeps each form open during a flood of the other one', () =>
    withApp(
      {},
      async (test) => {
        const flood = async (addresses: string[]) => {
          for (const address of addresses)
            for (let count = 0; count < 6; count += 1) await signUp(test, address);
        };
        // Ten /64 networks of one household, and ten IPv4 addresses.
        await flood(Array.from({ length: 10 }, (_, index) => `2001:db8:1:1${index}::1`));
        await flood(Array.from({ length: 10 }, (_, index) => `203.0.${index}.7`));
        // Each had its share: the household 4, the addresses 4 each until the hour's 40 were used.
        expect(await test.db.selectFrom('mails').select('id').execute()).toHaveLength(40);
        expect((await signUp(test, '198.51.100.7')).json()).toEqual({
          success: false,
          error: answers.tooManySignUps,
        });
        await test.db.deleteFrom('mails').execute();
        const answer = await test.app.inject({
          method: 'POST',
          url: '/api/contact',
          payload: filledContact({ turnstileToken: solveCaptcha() }),
          remoteAddress: '203.0.1.7',
        });
        expect(answer.statusCode).toBe(200);
        const mails = await test.db.selectFrom('mails').select('kind').orderBy('kind').execute();
        expect(mails.map(({ kind }) => kind)).toEqual(['enquiry-confirmation', 'enquiry-notification']);
      },
      { mailLimits: { perHour: 40, perInbox: 100_000 } },
    ));

  it('limits one-click unsubscribes at 600 a minute', () =>
    withApp({}, async (test) => {
      const leave = async (remoteAddress: string) =>
        (
          await test.app.inject({
            method: 'POST',
            url: `/api/newsletter/unsubscribe/${'x'.repeat(32)}`,
            remoteAddress,
          })
        ).statusCode;
      const statuses = await Promise.all(Array.from({ length: 601 }, () => leave('203.0.113.7')));
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect(await leave('203.0.113.8')).toBe(404);
    }));

  it('stores no readable address in a counter', () => {
    expect(inboxKey('Ada+x@Example.com')).toBe(inboxKey('ada@example.com'));
    expect(inboxKey('ada@example.com')).not.toMatch(/ada|example/);
  });
});
