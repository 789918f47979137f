import { unsubscribe } from '../storage/subscribers/subscription';
import { addEnquiry } from '../testing/addEnquiry';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import type { MailKind } from '../storage/mails/mailKinds';
import { clearTables } from '../testing/tables';

describeEachEngine('the owner’s commands, beside the running site,', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test, ...args);

  it('export subscribers with their unsubscribe links', async () => {
    await subscribeConfirmed(test.db, 'a@example.com');
    await subscribeConfirmed(test.db, 'b@example.com');
    const { unsubscribe_token: token } = await test.db
      .selectFrom('subscribers')
      .select('unsubscribe_token')
      .where('email', '=', 'b@example.com')
      .executeTakeFirstOrThrow();
    await unsubscribe(test.db, token);
    expect(await run('subscribers', 'export')).toMatch(
      /^\ufeff"email","since","confirmed","unsubscribeUrl"\r\n"a@example\.com","[\dT:.Z-]+","[\dT:.Z-]+","http\S+\/api\/newsletter\/unsubscribe\/\S+"\r\n$/,
    );
  });

  it('list what could not be sent, and try it again', async () => {
    expect(await run('mails', 'list')).toBe('Every mail is sent or on its way.\n');
    await addEnquiry(test.db);
    const given = (daysAgo: number, kind: MailKind) =>
      test.db
        .updateTable('mails')
        .set({
          status: 'dead',
          last_error: '550 no',
          finished_at: new Date(Date.now() - daysAgo * 86_400_000),
        })
        .where('kind', '=', kind)
        .execute();
    await given(8, 'enquiry-notification');
    await given(1, 'enquiry-confirmation');
    expect(await run('mails', 'list')).toMatch(/^given up {2}enquiry-notification, 0 tries.*: 550 no\n$/);
    expect(await run('mails', 'retry')).toBe('1 are tried again.\n');
  });

  it('have help, and explain a wrong option', async () => {
    for (const command of [['subscribers'], ['desk'], ['mails'], ['backup'], ['erasures'], ['outbox']]) {
      await expect(run(...command, '--help')).rejects.toThrow('(outputHelp)');
    }
    await expect(run('subscribers', 'unblock', 'nobody')).rejects.toThrow('It must be an email address.');
    await expect(run('subscriber')).rejects.toThrow("unknown command 'subscriber'");
  });
});
