import { storeLeaks } from '../../content/exhibits/storeLeaks';
import { box } from '../kit/parts';
import type { ShotList } from '../drawShots';

const { orders } = storeLeaks;
/** The ad’s bill, once or twice. */
const bill = (index: number) =>
  box(
    [14 + index * 12, 22 + index * 74, 136, 66],
    `<div class="c" style="padding:8px 14px;color:#1d2a2a"><span class="s16">Ad bill</span><b class="s20 num nw">1,000 clicks</b></div>`,
    { look: 'paper', style: `transform:rotate(${index ? 2 : -3}deg)` },
  );

const parcel = (index: number, gained: boolean) => {
  const x = 172 + (index % 7) * 31;
  const y = 56 + Math.floor(index / 7) * 27;
  return `<g transform="translate(${x} ${y})"><rect width="27" height="23" rx="3" fill="${gained ? '#e2a565' : '#b98a55'}"/><path d="M10 0h7v23h-7z" fill="${gained ? '#f7d9ac' : '#d9b98c'}"/><path d="M0 0h27v5H0z" fill="#fff" opacity=".14"/><path d="M2 16h6" stroke="#5d3f1c" stroke-width="2"/></g>`;
};
const shelf = (count: number, bills: number) => () =>
  Array.from({ length: bills }, (_, index) => bill(index)).join('') +
  `<svg class="abs" style="inset:0" width="400" height="230">${Array.from({ length: count }, (_, index) => parcel(index, index >= orders[0])).join('')}</svg><div class="abs r g8 base" style="left:172px;top:10px"><b class="s34 num" style="color:var(--accent)">${count}</b><span class="s18">orders</span></div>`;

export const ecommerceTrial: ShotList = {
  slug: 'ecommerce-solutions-trial',
  color: 'amber',
  pixels: 920,
  shots: orders.map((count, option) => shelf(count, option === 1 ? 2 : 1)),
};
