import { Registry } from 'prom-client';
import { sql } from 'kysely';
import type { Beacon } from 'shared-content/encounters';
import { deleteOldEncounters, encounterDays, readEncounters } from '../storage/encounters/encounterStore';
import { clearTables } from '../testing/tables';
import { describeEachEngine } from '../testing/describeEachEngine';
import type { TestApp } from '../testing/openTestApp';
import { createEncounterMetrics } from './encounterMetrics';
import { formatFailure, formatVitals } from './describeTelemetry';
import { Alarm, type Counting, startCounting } from './startCounting';

const generation = 'e439390a7e1e0000000000';
const version = '3f2a000000000000000001';
const failure = { kind: 'entry', app: 'mfe-portfolio', version } as const;

describeEachEngine('counting of page failures', (engine) => {
  let test: TestApp;
  let warnings: string[];
  const open: Counting[] = [];
  const start = (): Counting => {
    const counting = startCounting({
      db: test.db,
      metrics: createEncounterMetrics(new Registry()),
      log: { warn: (_facts: object, words: string) => void warnings.push(words), debug: () => {} } as never,
      threshold: 3,
    });
    open.push(counting);
    return counting;
  };
  const take = (counting: Counting, ...beacons: Omit<Beacon, 'shell'>[]) =>
    beacons.forEach((beacon) => counting.take({ shell: generation, ...beacon }));

  beforeAll(async () => void (test = await engine.openApp()));
  beforeEach(async () => {
    warnings = [];
    await clearTables(test.db);
  });
  afterEach(() => Promise.all(open.splice(0).map((counting) => counting.close())));
  afterAll(() => test?.close());

  it('adds counts over restarts and instances, one line for each failing version', async () => {
    const [one, other] = [start(), start()];
    take(
      one,
      { failures: [failure, failure], violations: [{ directive: 'script-src-elem', source: 'inline' }] },
      { vitals: { page: '/services/*', device: 'phone', LCP: 1800, CLS: 0.3 } },
    );
    await one.close();
    take(other, { failures: [failure] });
    await other.flush();
    const { failing, vitals } = await readEncounters(test.db);
    expect(failing.map(({ app, kind, recent, day }) => [app, kind, recent, day])).toEqual([
      ['mfe-portfolio', 'entry', 3, 3],
      ['document', 'script-src-elem inline', 1, 1],
    ]);
    expect(failing.map(formatFailure)).toEqual([
      expect.stringMatching(
        /^mfe-portfolio 3f2a000000000000000001: 3 failures in the last 10 minutes \(loads of its entry\), first \d\d:\d\d UTC$/,
      ),
      expect.stringMatching(
        /^policy: 1 refused in the last 10 minutes \(script-src-elem, inline\), first \d\d:\d\d UTC$/,
      ),
    ]);
    expect(formatVitals(vitals)).toBe('web vitals of 7 days: LCP 100 % good of 1, CLS 0 % good of 1');
  });

  it('counts hydration failures without a warning', async () => {
    const counting = start();
    const changed = { failures: [{ ...failure, kind: 'hydration' as const }] };
    take(counting, ...Array.from({ length: 50 }, () => changed));
    await counting.flush();
    expect((await readEncounters(test.db)).failing).toMatchObject([{ kind: 'hydration', day: 50 }]);
    expect(warnings).toEqual([]);
  });

  it('warns of a version that fails repeatedly, at most once a minute', () => {
    const counting = start();
    take(counting, { failures: [failure, failure] });
    expect(warnings).toEqual([]);
    take(counting, ...Array.from({ length: 50 }, () => ({ failures: [failure] })));
    expect(warnings).toEqual([
      expect.stringMatching(
        /^mfe-portfolio 3f2a000000000000000001: 3 failures in the last 10 minutes \(loads of its entry\)/,
      ),
    ]);
  });

  const invented = (number: number) => number.toString(16).padStart(12, '0');
  const stored = async () =>
    (
      await sql<{ rows: number; failures: number }>`
        select count(*)::int as rows, sum(count)::int as failures from encounters`.execute(test.db)
    ).rows[0]!;

  it('limits rows per hour, whatever strangers send, and counts every failure', async () => {
    const counting = start();
    for (let sent = 0; sent < 3_000; sent += 1) counting.take({ shell: invented(sent), failures: [failure] });
    take(counting, { vitals: { page: '/services/*', device: 'phone', LCP: 1800 } });
    await counting.flush();
    const { rows, failures } = await stored();
    expect(rows).toBeGreaterThan(2_000);
    // The rest comes in one row for ten minutes.
    expect(rows).toBeLessThanOrEqual(2_002);
    expect(failures).toBe(3_000);
    expect((await readEncounters(test.db)).vitals).not.toEqual([]);
  });

  it('warns of a failing version despite many invented ones', async () => {
    const counting = start();
    for (let time = 0; time < 3; time += 1) {
      take(counting, { failures: [failure] });
      for (let sent = 0; sent < 200; sent += 1)
        take(counting, { failures: [{ ...failure, version: invented(1_000 * time + sent) }] });
    }
    expect(warnings).toContainEqual(
      expect.stringMatching(/^mfe-portfolio 3f2a000000000000000001: 3 failures/),
    );
    // The rest is told as a whole.
    expect(warnings).toContainEqual(expect.stringMatching(/^mfe-portfolio other: 3 failures/));
    await counting.flush();
    expect((await stored()).failures).toBe(603);
  });

  it('deletes counts after their retention period, not before', async () => {
    const daysAgo = (days: number) => sql`now() - ${sql.lit(days)} * interval '1 day'`;
    await sql`insert into encounters values
      (${daysAgo(encounterDays + 1)}, ${generation}, 'shell', ${version}, 'script', 1),
      (${daysAgo(encounterDays - 1)}, ${generation}, 'shell', ${version}, 'script', 1)`.execute(test.db);
    await deleteOldEncounters(test.db);
    const { rows } = await sql`select 1 from encounters`.execute(test.db);
    expect(rows).toHaveLength(1);
  });
});

const minute = 60_000;

describe('Alarm', () => {
  let now = 0;
  let warned: [number, string][];
  const open = () =>
    new Alarm(3, (_what, failures, since) => warned.push([failures, since.toISOString().slice(11, 16)]));
  beforeEach(() => {
    now = Date.UTC(2026, 10, 22, 14, 2);
    warned = [];
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('warns at the third failure within ten minutes', () => {
    const alarm = open();
    for (let failures = 0; failures < 3; failures += 1) {
      alarm.count('a');
      now += 4 * minute;
    }
    expect(warned).toEqual([[3, '14:02']]);
  });

  it('does not warn of less frequent failures', () => {
    const alarm = open();
    for (let failures = 0; failures < 20; failures += 1) {
      alarm.count('a');
      now += 6 * minute;
    }
    expect(warned).toEqual([]);
  });

  it('warns of each version once a minute while failures continue', () => {
    const alarm = open();
    for (let second = 0; second < 180; second += 1) {
      alarm.count(second % 2 ? 'a' : 'b');
      now += 1_000;
    }
    expect(warned).toHaveLength(6);
  });
});
