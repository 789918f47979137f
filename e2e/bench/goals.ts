import { groupBy, median, pairedRatio } from './figures';
import type { ColdClick, LighthouseMode, PageFigures, Results } from './results';

export type Verdict = 'pass' | 'miss' | 'not measured';

export interface Judged {
  readonly what: string;
  readonly goal: string;
  /** The worst figure, and where. */
  readonly found: string;
  readonly verdict: Verdict;
}

interface Measured {
  readonly value: number;
  readonly where: string;
}

const digits = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));

/** Judges by the worst figure, because a goal applies to every route. */
function judge(
  what: string,
  found: readonly Measured[],
  bound: { readonly atMost: number } | { readonly atLeast: number },
  unit = '',
): Judged {
  const most = 'atMost' in bound;
  const limit = most ? bound.atMost : bound.atLeast;
  const goal = `at ${most ? 'most' : 'least'} ${limit}${unit}`;
  const figures = found.filter(({ value }) => Number.isFinite(value));
  if (figures.length === 0) return { what, goal, found: '', verdict: 'not measured' };
  const worst = figures.reduce((a, b) => ((most ? b.value > a.value : b.value < a.value) ? b : a));
  const missed = figures.filter(({ value }) => (most ? value > limit : value < limit)).length;
  const count = figures.length > 1 && missed > 0 ? `, ${missed} of ${figures.length} miss` : '';
  return {
    what,
    goal,
    found: `${digits(worst.value)}${unit} (${worst.where}${count})`,
    verdict: missed > 0 ? 'miss' : 'pass',
  };
}

/** Median of each group, named by its key. */
const medians = <T>(items: readonly T[], keyOf: (item: T) => string, valueOf: (item: T) => number) =>
  [...groupBy(items, keyOf)].map(([where, group]) => ({ where, value: median(group.map(valueOf)) }));

/** The table of goals, each with the worst figure of all routes measured. */
export function judgeGoals(results: Results): Judged[] {
  const pairs = (mode: LighthouseMode) => results.lighthouse.filter((pair) => pair.mode === mode);
  const ofPages = (mode: LighthouseMode, figure: 'score' | 'tbt') =>
    medians(
      pairs(mode),
      ({ route }) => route,
      ({ page }) => page[figure],
    );
  // Of every run: a page that shifts only sometimes has a median of 0.
  const shifts = (mode: LighthouseMode) =>
    pairs(mode).map(({ route, page }) => ({ where: route, value: page.cls }));
  const toFloor = (mode: LighthouseMode, figure: keyof PageFigures) =>
    [...groupBy(pairs(mode), ({ route }) => route)].map(([where, group]) => ({
      where,
      value: pairedRatio(group.map(({ page, floor }) => ({ value: page[figure], beside: floor[figure] }))),
    }));
  const alive = (figure: 'frame' | 'page', beside: 'deferFrame' | 'deferPage') =>
    [...groupBy(results.alive, ({ route }) => route)].map(([where, group]) => ({
      where,
      value: pairedRatio(group.map((one) => ({ value: one[figure], beside: one[beside] }))),
    }));
  const clicks = (paused: boolean, figure: 'painted' | 'rounds') =>
    medians(
      results.clicks.filter(({ build, pause }) => build === 'site' && pause > 0 === paused),
      ({ to }) => to,
      (click) => click[figure],
    );
  const coldClicks = [...groupBy(results.coldClicks, ({ to, pause }) => `${to}, ${pause} ms before`)].map(
    ([where, group]) => {
      const painted = (way: ColdClick['way']) =>
        median(group.filter((click) => click.way === way).map((click) => click.painted));
      return { where, value: painted('site') / painted('plain') };
    },
  );
  const home = (figure: 'still' | 'film' | 'filmWithSaveData') =>
    results.home.map((one) => ({ where: '/', value: one[figure] / 1000 }));
  const formless = results.bytes.filter(({ hasForm }) => !hasForm);

  return [
    judge('Lighthouse performance, mobile, simulated', ofPages('simulated', 'score'), { atLeast: 100 }),
    judge('Lighthouse performance, mobile, applied', ofPages('applied', 'score'), { atLeast: 99 }),
    judge('Lighthouse performance, desktop', ofPages('desktop', 'score'), { atLeast: 100 }),
    judge('LCP / floor, simulated', toFloor('simulated', 'lcp'), { atMost: 1.1 }),
    judge('LCP / floor, applied', toFloor('applied', 'lcp'), { atMost: 1.1 }),
    judge('FCP / floor, simulated', toFloor('simulated', 'fcp'), { atMost: 1.15 }),
    judge('FCP / floor, applied', toFloor('applied', 'fcp'), { atMost: 1.15 }),
    judge('TBT, simulated', ofPages('simulated', 'tbt'), { atMost: 20 }, ' ms'),
    judge('TBT, applied', ofPages('applied', 'tbt'), { atMost: 50 }, ' ms'),
    // Half of the smallest step that two digits show.
    judge('Layout shift, simulated', shifts('simulated'), { atMost: 0.005 }),
    judge('Layout shift, applied', shifts('applied'), { atMost: 0.005 }),
    judge(
      'Document, brotli',
      results.bytes.map(({ route, document }) => ({ where: route, value: document / 1000 })),
      { atMost: 14 },
      ' kB',
    ),
    judge(
      'JavaScript of a first view without a form, brotli',
      formless.map(({ route, scripts }) => ({ where: route, value: scripts / 1000 })),
      { atMost: 106 },
      ' kB',
    ),
    judge(
      'JavaScript / one build of the same sources',
      results.bytes.map(({ route, scripts, oneBuild }) => ({ where: route, value: scripts / oneBuild })),
      { atMost: 1.05 },
    ),
    judge('Header alive / plain defer', alive('frame', 'deferFrame'), { atMost: 1.1 }),
    judge('Page alive / plain defer', alive('page', 'deferPage'), { atMost: 1.1 }),
    judge('Click after 100 ms on the link: heading painted', clicks(true, 'painted'), { atMost: 150 }, ' ms'),
    judge('Click after 100 ms on the link: rounds', clicks(true, 'rounds'), { atMost: 0 }),
    judge('Click at once: rounds', clicks(false, 'rounds'), { atMost: 1 }),
    judge('Cold click on a static page, slow 4G, 4x CPU / plain navigation', coldClicks, { atMost: 1 }),
    judge(
      'Interaction to next paint, 4x CPU',
      medians(
        results.interactions,
        ({ name, route }) => `${name} on ${route}`,
        ({ ms }) => ms,
      ),
      { atMost: 100 },
      ' ms',
    ),
    judge('Home on a phone before any interaction, film aside', home('still'), { atMost: 200 }, ' kB'),
    judge('Film of Home on a phone', home('film'), { atMost: 200 }, ' kB'),
    judge('Film of Home with Save-Data', home('filmWithSaveData'), { atMost: 0 }, ' kB'),
  ];
}

/** Formats rows as a Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const goalsTable = (judged: readonly Judged[]): string =>
  table(
    ['what', 'goal', 'worst found', ''],
    judged.map(({ what, goal, found, verdict }) => [what, goal, found, verdict]),
  );
