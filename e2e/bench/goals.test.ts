import { goalsTable, judgeGoals } from './goals';
import { plotLcp } from './plot';
import { type LighthousePair, type PageFigures, type Results, noResults } from './results';
import { routeRows, routeTable } from './routeTable';

const page = (more: Partial<PageFigures> = {}): PageFigures => ({
  score: 100,
  fcp: 900,
  lcp: 1200,
  tbt: 0,
  cls: 0,
  scriptBytes: 0,
  requests: 3,
  ...more,
});
const pair = (route: string, lcp: number, more: Partial<LighthousePair> = {}): LighthousePair => ({
  route,
  mode: 'simulated',
  page: page({ lcp }),
  floor: page(),
  ...more,
});
const judged = (results: Partial<Results>, what: string) =>
  judgeGoals({ ...noResults(), ...results }).find((goal) => goal.what === what);

it('reports a goal without figures as not measured, never as met', () => {
  for (const goal of judgeGoals(noResults()))
    expect([goal.what, goal.verdict]).toEqual([goal.what, 'not measured']);
});

it('judges a goal by the median of its worst route', () => {
  const lighthouse = [pair('/', 1320), pair('/', 9000), pair('/', 1320), pair('/about', 1200)];
  expect(judged({ lighthouse }, 'LCP / floor, simulated')).toEqual({
    what: 'LCP / floor, simulated',
    goal: 'at most 1.1',
    found: '1.10 (/)',
    verdict: 'pass',
  });
  const slower = [...lighthouse, pair('/contact', 1500)];
  expect(judged({ lighthouse: slower }, 'LCP / floor, simulated')).toMatchObject({
    found: '1.25 (/contact, 1 of 3 miss)',
    verdict: 'miss',
  });
});

it('distinguishes simulated, applied and desktop runs', () => {
  const lighthouse = [pair('/', 1200), pair('/', 6000, { mode: 'applied' })];
  expect(judged({ lighthouse }, 'LCP / floor, simulated')?.verdict).toBe('pass');
  expect(judged({ lighthouse }, 'LCP / floor, applied')?.verdict).toBe('miss');
  expect(judged({ lighthouse }, 'Lighthouse performance, desktop')?.verdict).toBe('not measured');
});

it('applies the bound for pages without a form only to them', () => {
  const bytes = (route: string, hasForm: boolean, scripts: number) => ({
    route,
    document: 13_000,
    scripts,
    oneBuild: scripts,
    scriptRequests: 5,
    hasForm,
  });
  const what = 'JavaScript of a first view without a form, brotli';
  expect(
    judged({ bytes: [bytes('/contact', true, 150_000), bytes('/', false, 100_000)] }, what)?.verdict,
  ).toBe('pass');
  expect(judged({ bytes: [bytes('/', false, 107_000)] }, what)).toMatchObject({
    found: '107 kB (/)',
    verdict: 'miss',
  });
});

it('prints one line for each goal and each route', () => {
  const results = {
    ...noResults(),
    lighthouse: [pair('/', 1320), pair('/about', 1200, { mode: 'applied' })],
  };
  const lines = goalsTable(judgeGoals(results)).split('\n');
  expect(lines).toHaveLength(2 + judgeGoals(results).length);
  expect(routeTable(results).split('\n').slice(3)).toEqual([
    '| / | 100 / - | 1.00 / - | 1.10 / - | 0 / - |  |  |  |',
    '| /about | - / 100 | - / 1.00 | - / 1.00 | - / 0 |  |  |  |',
  ]);
});

it('plots a bar in proportion for each figure', () => {
  const results = {
    ...noResults(),
    lighthouse: [pair('/', 1200), pair('/a&b', 2400), pair('/', 600, { mode: 'applied' })],
  };
  const svg = plotLcp(routeRows(results), 1.1);
  const widths = [...svg.matchAll(/<rect [^>]*width="([\d.]+)" height="8"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toHaveLength(3);
  expect(widths[2]! / widths[0]!).toBeCloseTo(2, 1);
  expect(widths[0]! / widths[1]!).toBeCloseTo(2, 1);
  expect(svg).toContain('/a&#38;b');
  expect(svg).toContain('goal 1.10');
});
