import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suppressAddress, unsubscribe } from '../storage/subscribers/subscription';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { runOwner } from '../testing/runOwner';
import { subscribeConfirmed } from '../testing/subscribeConfirmed';
import { clearTables } from '../testing/tables';
import { readAddresses } from './inputs';

describe('an imported file of addresses', () => {
  it('has a column of addresses, or one address a line', () => {
    expect(readAddresses('\ufeffName;E-Mail\r\n"Rahman; Nadia";nadia@example.com\r\n')).toEqual([
      'nadia@example.com',
    ]);
    expect(readAddresses('a@example.com\n\nb@example.com\n')).toEqual(['a@example.com', 'b@example.com']);
  });

  it('is refused with the rows that have no address', () => {
    expect(readAddresses('email\na@example.com\nnobody\n"x <y@example.com>"\n')).toEqual({
      problem:
        '2 of 3 rows hold no address; correct or remove them, nothing was imported:\nrow 3: "nobody"\nrow 4: "x <y@example.com>"',
    });
    expect(readAddresses('name,address\na,b@example.com')).toMatchObject({
      problem: expect.stringContaining('one of them "email"'),
    });
    expect(readAddresses('email\n')).toEqual({ problem: 'It holds no addresses' });
    expect(readAddresses('"a')).toMatchObject({ problem: expect.stringContaining('It is no CSV') });
  });
});

describeEachEngine('imported subscribers', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const file = join(mkdtempSync(join(tmpdir(), 'subscribers-')), 'list.csv');
  const run = (...args: string[]) => runOwner(test.config, 'subscribers', ...args);
  const consent = ['--consent', 'paper form, fair of May 2026'];
  const states = async () =>
    (await test.db.selectFrom('subscribers').selectAll().orderBy('email').execute()).map((row) => [
      row.email,
      row.confirmed_at !== null,
      row.unsubscribed_at !== null,
    ]);

  it('get a confirmation request, and their consent’s source is recorded', async () => {
    writeFileSync(file, 'Nadia@Example.com\n');
    expect(await run('import', file, ...consent)).toMatch(/^1 asked by mail, 0 on the list/);
    expect(await states()).toEqual([['Nadia@Example.com', false, false]]);
    expect(await test.db.selectFrom('consents').selectAll().execute()).toMatchObject([
      {
        text_version: 'owner',
        page: 'paper form, fair of May 2026',
        confirmed_at: null,
        token: expect.any(String),
      },
    ]);
    const { token } = await test.db.selectFrom('consents').select('token').executeTakeFirstOrThrow();
    await test.app.inject({ method: 'POST', url: `/api/newsletter/confirm/${token}` });
    expect(await states()).toEqual([['Nadia@Example.com', true, false]]);
    writeFileSync(file, 'nadia@example.com\n');
    expect(await run('import', file, ...consent)).toMatch(/^0 asked by mail, 1 on the list already/);
    await expect(run('import', file)).rejects.toThrow('--consent');
    await expect(run('import', file, '--consent', '-')).rejects.toThrow('Say where and when');
  });

  it('join at once with --confirmed, except unsubscribed and bounced addresses', async () => {
    await subscribeConfirmed(test.db, 'in@example.com');
    await subscribeConfirmed(test.db, 'out@example.com');
    await unsubscribe(test.db, { email: 'out@example.com' });
    await subscribeConfirmed(test.db, 'dead@example.com');
    await suppressAddress(test.db, { email: 'dead@example.com', kind: 'bounce', reason: 'No such user' });
    await test.db.deleteFrom('mails').execute();
    writeFileSync(
      file,
      'email\nin@example.com\nOUT@example.com\nnew@example.com\nNew@example.com\ndead@example.com\n',
    );
    expect(await run('import', file, ...consent, '--confirmed')).toBe(
      '1 added, 1 on the list already, 2 left or bounced before and stay away.\n',
    );
    expect(await states()).toEqual(
      [
        ['dead@example.com', true, false],
        ['in@example.com', true, false],
        ['New@example.com', true, false],
        ['out@example.com', true, true],
      ].toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
    );
    expect(await test.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('that left elsewhere are unsubscribed permanently', async () => {
    await subscribeConfirmed(test.db, 'in@example.com');
    writeFileSync(file, 'in@example.com\nunknown@example.com\n');
    expect(await run('import-left', file)).toBe('2 addresses stay away; 1 of them were on the list.\n');
    expect(await run('import', file, ...consent, '--confirmed')).toContain(
      '0 added, 0 on the list already, 2 left',
    );
    expect((await states()).map(([, , left]) => left)).toEqual([true, true]);
  });
});
