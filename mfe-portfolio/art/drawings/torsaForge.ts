import Boxes from 'lucide-react/icons/boxes';
import Factory from 'lucide-react/icons/factory';
import Gauge from 'lucide-react/icons/gauge';
import Receipt from 'lucide-react/icons/receipt';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import { inks } from '../kit/skins';
import { barChart, progress } from '../kit/charts';
import { at, laptop, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { appPage } from '../kit/frames';
import { icon } from '../kit/icon';

const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none"><path d="M3 14h16M5 14v5h12v-5M6 14l2-6h6l2 6" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round"/><path d="M11 2v3" stroke="${inks.amber}" stroke-width="2.500" stroke-linecap="round"/></svg>`;

const { amber, coral, moss } = inks;

const figure = (name: string, value: string, change: string, good = true) =>
  `<div class="card p12 c g2 f1"><span class="mu s11">${name}</span><div class="r sb" style="align-items:baseline"><b class="s24 num">${value}</b><span class="s11 m num" style="color:${good ? moss : coral}">${change}</span></div></div>`;

const days = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21'];

/** One order on the plan: from and length in days, done share, color. */
const order = (from: number, length: number, label: string, done: number, color = 'var(--accent)') =>
  `<div class="abs" style="left:${from * 16.666}%;width:calc(${length * 16.666}% - 4px);top:6px;height:30px;border-radius:7px;overflow:hidden;background:color-mix(in srgb,${color} 30%,var(--page));border:1px solid color-mix(in srgb,${color} 70%,transparent)"><div style="position:absolute;inset:0;width:${done * 100}%;background:color-mix(in srgb,${color} 62%,var(--page))"></div><span class="rel s11 b nw" style="line-height:28px;padding:0 9px">${label}</span></div>`;

const line = (name: string, detail: string, orders: string) =>
  `<div class="r lt" style="height:43px"><div class="c" style="width:112px;flex:none"><span class="s12 b">${name}</span><span class="s10 mu">${detail}</span></div><div class="rel f1" style="height:42px;background:repeating-linear-gradient(90deg,var(--line) 0 1px,transparent 1px 16.666%)">${orders}</div></div>`;

const plan = `<div class="card rel" style="padding:12px 14px 4px"><div class="r" style="padding-bottom:8px"><span class="b" style="width:112px">Week 47</span><div class="grid f1 s11 mu num" style="grid-template-columns:repeat(6,1fr)">${days.map((day, i) => `<span ${i === 2 ? 'class="ac b"' : ''}>${day}</span>`).join('')}</div></div>
${line('Furnace 1', '12 t · 1,540 °C', order(0, 2, 'PO-2204 Flanges', 1) + order(2.1, 2.4, 'PO-2211 Pump housings', 0.4) + order(4.7, 1.3, 'PO-2219', 0))}
${line('Furnace 2', '8 t · 1,495 °C', order(0, 1.2, 'PO-2207', 1, moss) + order(1.4, 2.2, 'PO-2209 Brake drums', 0.62, moss) + order(3.9, 2, 'PO-2216 Rail clamps', 0, moss))}
${line('Press line', '400 kN', order(0.4, 3, 'PO-2198 Brackets', 0.8, amber) + order(3.6, 1.7, 'PO-2214', 0, amber))}
${line('Machining', '6 of 7 centers', order(0, 1.6, 'PO-2201', 1) + order(1.8, 1.4, 'PO-2204', 0.3, coral) + order(3.4, 2.4, 'PO-2211 Pump housings', 0))}
<div class="abs" style="left:calc(126px + (100% - 140px)*.41);top:36px;bottom:0;width:2px;background:${amber}"></div></div>`;

const stock = (name: string, tons: string, share: number, low = false) =>
  `<div class="c g4"><div class="r sb s12"><span>${name}</span><span class="num ${low ? '' : 'mu'}" ${low ? `style="color:${coral}"` : ''}>${tons}</span></div>${progress(share, low ? coral : 'var(--accent)')}</div>`;

const purchase = (what: string, who: string, sum: string, state: string, color: string) =>
  `<div class="r sb s12 lt" style="height:31px"><span class="el" style="width:108px">${what}</span><span class="mu f1 el">${who}</span><span class="num" style="width:66px">${sum}</span><span class="m" style="color:${color};width:58px;text-align:right">${state}</span></div>`;

export const torsaForgePlan = () =>
  appPage(
    { brand: 'Torsa', mark },
    [
      { icon: icon(Gauge), label: 'Overview' },
      { icon: icon(Factory), label: 'Production' },
      { icon: icon(Boxes), label: 'Stock' },
      { icon: icon(Truck), label: 'Purchasing' },
      { icon: icon(Receipt), label: 'Invoices' },
      { icon: icon(Users), label: 'People' },
    ],
    `<span class="b s18">Production plan</span><div class="r g10"><span class="btn ghost" style="height:32px">Export</span><span class="btn" style="height:32px">New order</span></div>`,
    `<div class="c g12"><div class="r g12">${figure('Output this week', '412 t', '+6%')}${figure('On time', '96%', '+2')}${figure('Scrap', '1.8%', '−0.4')}${figure('Open orders', '38', '+5', false)}</div>${plan}<div class="r g12" style="align-items:stretch"><div class="card p14 c g8" style="width:262px;flex:none"><span class="b">Stock of steel</span>${stock('Grade 42CrMo4', '38 t', 0.76)}${stock('Grey iron', '61 t', 0.9)}${stock('Manganese', '2.1 t', 0.14, true)}</div><div class="card f1" style="padding:12px 14px 0"><div class="r sb" style="padding-bottom:8px"><span class="b">Purchase orders</span>${barChart([3, 5, 4, 7, 6, 9, 8], { width: 90, height: 20, lit: [5, 6] })}</div>${purchase('Manganese 6 t', 'Padma Metals', '$14,200', 'Sent', amber)}${purchase('Coke 40 t', 'Delta Fuels', '$9,850', 'Received', moss)}${purchase('Molds', 'Kiln & Co', '$3,120', 'Draft', 'var(--muted)')}</div></div></div>`,
    1,
  );

export const torsaForge: ProjectDrawing = {
  slug: 'torsa-forge-erp',
  client: 'torsaForge',
  cover: () =>
    at(
      30,
      34,
      windowOf(torsaForgePlan(), { width: 560, height: 420, zoom: 0.78, x: 176, y: 66, fade: 232 }),
    ) +
    at(
      232,
      272,
      `<div class="raised p14 c g6" style="width:214px;border-radius:14px;box-shadow:0 20px 44px -8px var(--shade);border-color:${coral}"><div class="r sb"><b class="s15">Manganese</b><b class="s15 num" style="color:${coral}">2.1 t</b></div>${progress(0.14, coral)}<span class="mu s12">Lasts until Friday. 6 t ordered.</span></div>`,
    ),
  mockup: () => at(22, 40, laptop(torsaForgePlan(), 372)),
};
