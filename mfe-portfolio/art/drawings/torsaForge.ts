import { inks } from '../kit/skins';
import { progress } from '../kit/charts';
import { at, enlarged, laptop, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';

const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none"><path d="M3 14h16M5 14v5h12v-5M6 14l2-6h6l2 6" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round"/><path d="M11 2v3" stroke="${inks.amber}" stroke-width="2.500" stroke-linecap="round"/></svg>`;

const { amber, coral, moss } = inks;

const figure = (name: string, value: string, change: string, good = true) =>
  `<div class="card p12 c g2 f1"><span class="mu s12">${name}</span><div class="r sb" style="align-items:baseline"><b class="s24 num">${value}</b><span class="s12 m num" style="color:${good ? moss : coral}">${change}</span></div></div>`;

const share = 100 / 3;

/** One order on the plan: from and length in days, done share, color. */
const order = (from: number, length: number, label: string, done: number, color = 'var(--accent)') =>
  `<div class="abs" style="left:${from * share}%;width:calc(${length * share}% - 4px);top:5px;height:30px;border-radius:7px;overflow:hidden;background:color-mix(in srgb,${color} 22%,var(--page));border:1px solid color-mix(in srgb,${color} 70%,transparent)"><div style="position:absolute;inset:0;width:${done * 100}%;background:color-mix(in srgb,${color} 48%,var(--page))"></div><span class="rel s12 b nw" style="line-height:28px;padding:0 9px">${label}</span></div>`;

const line = (name: string, orders: string) =>
  `<div class="r lt" style="height:41px"><span class="s12 b" style="width:72px;flex:none">${name}</span><div class="rel f1" style="height:40px;background:repeating-linear-gradient(90deg,var(--line) 0 1px,transparent 1px ${share}%)">${orders}</div></div>`;

const plan = `<div style="padding:12px 14px 8px"><div class="r" style="padding-bottom:8px"><b style="width:72px">Week 47</b><div class="grid f1 s12 mu num" style="grid-template-columns:repeat(3,1fr)"><span>Mon 16</span><span>Tue 17</span><b class="ac">Wed 18</b></div></div>
${line('Furnace 1', order(0, 1.85, 'PO-2204 Flanges', 1) + order(1.9, 1.1, 'PO-2211', 0.4))}
${line('Furnace 2', order(0, 1.1, 'PO-2207', 1, moss) + order(1.2, 1.8, 'PO-2209 Drums', 0.62, moss))}
${line('Press line', order(0.3, 2.3, 'PO-2198 Brackets', 0.8, amber))}</div>`;

const stock = (name: string, tons: string, share: number, low = false) =>
  `<div class="c g4"><div class="r sb s12"><span>${name}</span><b class="num" ${low ? `style="color:${coral}"` : ''}>${tons}</b></div>${progress(share, low ? coral : 'var(--accent)')}</div>`;

const page = () =>
  closePage(
    { brand: 'Torsa', mark },
    '',
    `<div class="c g10" style="width:304px;padding:12px 0 0 16px"><div class="r g10">${figure('Output this week', '412 t', '+6%')}${figure('On time', '96%', '+2')}</div><div class="card p12 c g8"><b>Stock of steel</b>${stock('Grade 42CrMo4', '38 t', 0.76)}${stock('Manganese', '2.1 t', 0.14, true)}</div></div>`,
  );

export const torsaForge: ProjectDrawing = {
  slug: 'torsa-forge-erp',
  client: 'torsaForge',
  cover: () =>
    at(25, 26, getWindow(plan, [303, 172])) +
    at(
      150,
      264,
      enlarged(
        `<div class="raised c g4" style="width:200px;padding:8px 12px 9px;border-radius:10px;box-shadow:0 20px 44px -8px var(--shade);border-color:${coral}"><div class="r sb"><b class="s14">Manganese</b><b class="s14 num" style="color:${coral}">2.1 t</b></div>${progress(0.14, coral)}<span class="mu s12">Lasts until Friday</span></div>`,
      ),
    ),
  mockup: () => at(-8, 28, laptop(page())),
};
