import { groupBy, median, pairedRatio } from './figures';
import { table } from './goals';
import type { LighthouseMode, LighthousePair, PageFigures, Results } from './results';

export interface RouteRow {
  readonly route: string;
  readonly simulated: ModeFigures | undefined;
  readonly applied: ModeFigures | undefined;
  readonly desktop: ModeFigures | undefined;
}

export interface ModeFigures {
  readonly score: number;
  readonly fcpToFloor: number;
  readonly lcpToFloor: number;
  readonly lcp: number;
  readonly tbt: number;
}

function getFigures(pairs: readonly LighthousePair[], mode: LighthouseMode): ModeFigures | undefined {
  const own = pairs.filter((pair) => pair.mode === mode);
  if (own.length === 0) return undefined;
  const page = (figure: keyof PageFigures) => median(own.map((pair) => pair.page[figure]));
  const toFloor = (figure: keyof PageFigures) =>
    pairedRatio(own.map((pair) => ({ value: pair.page[figure], beside: pair.floor[figure] })));
  return {
    score: page('score'),
    fcpToFloor: toFloor('fcp'),
    lcpToFloor: toFloor('lcp'),
    lcp: page('lcp'),
    tbt: page('tbt'),
  };
}

/** Medians of each route that Lighthouse has measured. */
export const routeRows = ({ lighthouse }: Results): RouteRow[] =>
  [...groupBy(lighthouse, ({ route }) => route)].map(([route, pairs]) => ({
    route,
    simulated: getFigures(pairs, 'simulated'),
    applied: getFigures(pairs, 'applied'),
    desktop: getFigures(pairs, 'desktop'),
  }));

const both = (row: RouteRow, show: (figures: ModeFigures) => string): string =>
  [row.simulated, row.applied].map((figures) => (figures ? show(figures) : '-')).join(' / ');

/** Route by route: simulated and applied throttling side by side, with bytes. */
export function routeTable(results: Results): string {
  const bytes = new Map(results.bytes.map((one) => [one.route, one]));
  const kB = (value: number | undefined) => (value === undefined ? '' : (value / 1000).toFixed(1));
  const rows = routeRows(results).map((row) => [
    row.route,
    both(row, ({ score }) => score.toFixed(0)),
    both(row, ({ fcpToFloor }) => fcpToFloor.toFixed(2)),
    both(row, ({ lcpToFloor }) => lcpToFloor.toFixed(2)),
    both(row, ({ tbt }) => tbt.toFixed(0)),
    row.desktop?.score.toFixed(0) ?? '',
    kB(bytes.get(row.route)?.document),
    kB(bytes.get(row.route)?.scripts),
  ]);
  const floors = groupBy(results.lighthouse, ({ mode }) => mode);
  const floor = (figure: keyof PageFigures) =>
    (['simulated', 'applied'] as const)
      .map((mode) => median((floors.get(mode) ?? []).map((pair) => pair.floor[figure])))
      .map((value) => (Number.isFinite(value) ? value.toFixed(0) : '-'))
      .join(' / ');
  const floorRow = ['floor (ms)', floor('score'), floor('fcp'), floor('lcp'), floor('tbt'), '', '', '0.0'];
  return table(
    [
      'route',
      'score, sim. / applied',
      'FCP / floor',
      'LCP / floor',
      'TBT ms',
      'desktop',
      'document kB',
      'JavaScript kB',
    ],
    rows.length > 0 ? [floorRow, ...rows] : [],
  );
}
