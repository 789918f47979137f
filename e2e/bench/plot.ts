import type { RouteRow } from './routeTable';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const left = 240;
const width = 640;
const rowHeight = 26;
const top = 64;
const kinds = [
  { mode: 'simulated', name: 'simulated slow 4G', colour: '#0f766e' },
  { mode: 'applied', name: 'applied throttling', colour: '#b45309' },
] as const;

/**
 * Largest contentful paint of each route as a multiple of the page without JavaScript. An SVG for light and dark
 * backgrounds: a bar per route for each kind that was measured, and the goal as a line.
 */
export function plotLcp(rows: readonly RouteRow[], goal: number): string {
  const ratios = rows.flatMap((row) => kinds.map(({ mode }) => row[mode]?.lcpToFloor ?? 0));
  const measured = kinds.filter(({ mode }) => rows.some((row) => row[mode]));
  const most = Math.max(1.5, ...ratios) * 1.08;
  const x = (ratio: number) => left + (ratio / most) * width;
  const height = top + rows.length * rowHeight + 34;
  const text = (at: number, y: number, words: string, more = '') =>
    `<text x="${at.toFixed(1)}" y="${y}" ${more}>${escape(words)}</text>`;
  const bars = rows.flatMap((row, index) => {
    const y = top + index * rowHeight;
    return [
      text(left - 10, y + 15, row.route, 'text-anchor="end"'),
      ...kinds.flatMap(({ mode, colour }, at) => {
        const ratio = row[mode]?.lcpToFloor;
        if (ratio === undefined) return [];
        const barTop = y + 3 + at * 10;
        return [
          `<rect x="${left}" y="${barTop}" width="${(x(ratio) - left).toFixed(1)}" height="8" rx="2" fill="${colour}"/>`,
          text(x(ratio) + 5, barTop + 8, ratio.toFixed(2), 'font-size="9"'),
        ];
      }),
    ];
  });
  const line = (ratio: number, dash: string) =>
    `<line x1="${x(ratio).toFixed(1)}" x2="${x(ratio).toFixed(1)}" y1="${top - 6}" y2="${height - 26}" stroke="#64748b" stroke-dasharray="${dash}"/>`;
  const ticks = [0, 0.5, 1, 1.5, 2, 3, 4].filter((tick) => tick <= most);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 50} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#64748b" role="img" aria-label="Largest contentful paint of each route against the same page without JavaScript">`,
    text(
      left,
      18,
      'Largest contentful paint / page of the same kind without JavaScript',
      'font-weight="600"',
    ),
    ...measured.flatMap(({ name, colour }, index) => [
      `<rect x="${left + index * 160}" y="30" width="10" height="10" rx="2" fill="${colour}"/>`,
      text(left + 16 + index * 160, 40, name),
    ]),
    line(1, '1 0'),
    line(goal, '4 3'),
    text(x(goal) + 4, top - 8, `goal ${goal.toFixed(2)}`, 'font-size="10"'),
    ...bars,
    ...ticks.map((tick) => text(x(tick), height - 10, String(tick), 'text-anchor="middle" font-size="10"')),
    '</svg>',
    '',
  ].join('\n');
}
