import { newId } from '../storage/engine/identifiers';
import { openState } from '../storage/mails/openState';
import { addEnquiry } from '../testing/addEnquiry';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { clearTables } from '../testing/tables';

describe('the owner’s commands about what could not be sent and who is held,', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await openTestApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const run = (...args: string[]) => runOwner(test.config, ...args);
  const giveUp = async (last_error = '550 no such user') => {
    const id = newId();
    await test.db
      .insertInto('mails')
      .values({ id, kind: 'summary', status: 'dead', last_error, finished_at: new Date() })
      .execute();
    return id;
  };
  const trail = async () =>
    (await test.db.selectFrom('audit').selectAll().execute()).map(({ actor, action, detail }) => [
      actor,
      action,
      detail,
    ]);

  it('mails dismiss puts one dead letter away: no list, summary or alarm speaks of it any more', async () => {
    const [first, second] = [await giveUp(), await giveUp()];
    expect((await openState(test.db)).dead).toBe(2);
    expect(await run('mails', 'dismiss', first)).toBe('1 mail put away.\n');
    expect(await run('mails', 'list')).not.toContain(first);
    expect(await run('mails', 'list', '--status', 'dismissed')).toContain(first);
    expect((await openState(test.db)).dead).toBe(1);
    expect(await trail()).toEqual([['shell:tester', 'mail dismissed', 'summary']]);
    expect(await run('mails', 'retry', '--all')).toBe('1 mail will be tried again.\n');
    expect(await run('mails', 'list', '--status', 'waiting')).toContain(second);
  });

  it('mails dismiss takes all at once, and refuses what it cannot put away', async () => {
    await expect(run('mails', 'dismiss')).rejects.toThrow('Name the mails, or give --all');
    await expect(run('mails', 'dismiss', newId())).rejects.toThrow('None of these mails was given up');
    await giveUp();
    await giveUp();
    expect(await run('mails', 'dismiss', '--all')).toBe('2 mails put away.\n');
    expect(await run('mails', 'dismiss', '--all')).toBe('0 mails put away.\n');
  });

  it('enquiries show prints a mail server’s words without the escape sequences in them', async () => {
    const id = await addEnquiry(test.db);
    await test.db.updateTable('mails').set({ last_error: '550 \u001b[2J gone' }).execute();
    expect(await run('enquiries', 'show', id)).toContain('(550 �[2J gone)');
  });

  it('block add holds what an address or a domain sends, until block remove lets it through', async () => {
    expect(await run('block', 'list')).toBe('Nobody is blocked.\n');
    expect(await run('block', 'add', 'Spam.Example', '--reason', 'link farm')).toContain('@spam.example');
    await expect(run('block', 'add', '@spam.example')).rejects.toThrow('@spam.example is blocked already');
    await expect(run('block', 'add', 'no sender')).rejects.toThrow('It must be an address, or a domain');
    expect(await run('block', 'list')).toMatch(/@spam\.example +link farm/);
    const held = await addEnquiry(test.db, { email: 'ada@mail.spam.example' });
    const read = (id: string) =>
      test.db.selectFrom('enquiries').select('held_reason').where('id', '=', id).executeTakeFirst();
    expect(await read(held)).toEqual({ held_reason: 'blocked' });
    expect(await run('block', 'remove', 'spam.example')).toBe('@spam.example is let through again.\n');
    await expect(run('block', 'remove', 'spam.example')).rejects.toThrow('@spam.example is not blocked');
    expect(await read(await addEnquiry(test.db, { email: 'bob@spam.example' }))).toEqual({
      held_reason: null,
    });
    expect((await trail()).map(([, action]) => action)).toEqual(['sender blocked', 'sender unblocked']);
  });
});
