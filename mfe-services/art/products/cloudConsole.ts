import { seededRandom } from '../../../shared-content/art';
import type { ProductScreen } from './drawProduct';

/** A day: its height of 26 and its color; the last day is beyond the edge. */
type Day = (index: number, random: number) => readonly [height: number, color: string];

const strong = '#9d90f0';
const weak = '#3c3f63';

const lanes: readonly (readonly [name: string, note: string, day: Day])[] = [
  // Friday is quiet.
  ['Production', 'Tk 96,400 this month', (i, random) => [i % 7 === 4 ? 9 : 16 + random * 10, strong]],
  ['Staging', 'a copy in 9 minutes', (i) => (i < 21 ? [4, weak] : [22, strong])],
  ['Backup', 'restored on Sunday', (i) => [22, i % 7 === 6 ? 'var(--ok)' : weak]],
];

const days = (day: Day) => {
  const random = seededRandom('cloud');
  return `<svg width="380" height="26">${Array.from({ length: 42 }, (_, i) => {
    const [height, color] = day(i, random.next());
    return `<rect x="${i * 9}" y="${(26 - height).toFixed(1)}" width="6" height="${height.toFixed(1)}" rx="2" style="fill:${color}"/>`;
  }).join('')}</svg>`;
};

/** Three environments over six weeks, a stroke a day. */
export const cloudConsole: ProductScreen = {
  slug: 'cloud',
  color: 'iris',
  screen: () =>
    `<div class="abs" style="inset:0;background:linear-gradient(170deg,#1a1c33,#0d1220 80%)"></div><div class="abs c" style="left:24px;top:14px;gap:15px">${lanes.map(([name, note, day]) => `<div class="c g6"><div class="r base g10"><b class="s15">${name}</b><span class="mu">${note}</span></div>${days(day)}</div>`).join('')}</div>`,
};
