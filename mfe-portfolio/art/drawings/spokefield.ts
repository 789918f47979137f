import Check from 'lucide-react/icons/check';
import { sectionRamp } from '../../../shared-content/art';
import { at, laptop } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { icon } from '../kit/icon';

const spokes = (x: number, y: number) =>
  Array.from({ length: 18 }, (_, i) => {
    const angle = (i * Math.PI) / 9;
    return `M${x} ${y}L${(x + Math.cos(angle) * 60).toFixed(1)} ${(y + Math.sin(angle) * 60).toFixed(1)}`;
  }).join('');

const wheel = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="66" stroke="#0a0f14" stroke-width="11"/><circle cx="${x}" cy="${y}" r="66" stroke="#46545f" stroke-width="7"/><circle cx="${x}" cy="${y}" r="60" stroke="#93a3ad" stroke-width="2.500"/><path d="${spokes(x, y)}" stroke="#93a3ad" stroke-width=".9"/><circle cx="${x}" cy="${y}" r="7" fill="#c7d2d8"/>`;

/** A touring bicycle from the side with a frame in `color`; 420 by 270. */
const bicycle = (width: number, color: string) =>
  `<svg width="${width}" height="${(width * 270) / 420}" viewBox="0 0 420 270" fill="none" stroke-linecap="round" stroke-linejoin="round"><ellipse cx="210" cy="258" rx="190" ry="9" fill="#000" opacity=".35"/>${wheel(88, 188)}${wheel(332, 188)}
<path d="M88 188L164 92M88 188H182" stroke="${color}" stroke-width="6"/><path d="M182 188L154 72" stroke="${color}" stroke-width="8"/><path d="M161 98L288 86" stroke="${color}" stroke-width="8"/><path d="M182 188L292 100" stroke="${color}" stroke-width="9"/><path d="M284 68L296 112" stroke="${color}" stroke-width="10"/><path d="M296 112q18 30 36 76" stroke="${color}" stroke-width="6"/>
<path d="M154 72l-5-22" stroke="#c7d2d8" stroke-width="6"/><path d="M122 48q28-10 56-2-16 8-30 8t-26-6z" fill="#8a5a3c" stroke="#8a5a3c" stroke-width="5"/><path d="M284 68l-4-16 26-4" stroke="#c7d2d8" stroke-width="6"/><path d="M306 48q24-2 26 14t-14 20-20-6" stroke="#8a5a3c" stroke-width="6.500"/>
<circle cx="182" cy="188" r="24" stroke="#c7d2d8" stroke-width="4" stroke-dasharray="3 3.500"/><circle cx="182" cy="188" r="19" stroke="#93a3ad" stroke-width="3"/><path d="M182 188l20 30M182 188l-20-30" stroke="#c7d2d8" stroke-width="5"/><path d="M194 220h20M152 156h18" stroke="#46545f" stroke-width="7"/><path d="M184 164L90 177M184 212L90 199" stroke="#5d6c77" stroke-width="2.500" stroke-dasharray="3 2.500"/><circle cx="88" cy="188" r="11" stroke="#93a3ad" stroke-width="3" stroke-dasharray="2.500 2"/></svg>`;

const { jade, lagoon, amber, lily, coral } = sectionRamp;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2"><circle cx="11" cy="11" r="9"/><path d="M11 2v18M2 11h18M4.600 4.600l12.800 12.800M17.400 4.600L4.600 17.400"/></svg>`;

const paint = (color: string, chosen = false) =>
  `<i class="c mid" style="width:38px;height:38px;border-radius:50%;background:${color};color:var(--on);${chosen ? `box-shadow:0 0 0 3px var(--card),0 0 0 5px ${color}` : ''}">${chosen ? icon(Check, 18, 'currentColor', 2.6) : ''}</i>`;

const label = (x: number, y: number, text: string) =>
  at(
    x,
    y,
    `<span class="pill" style="height:32px;padding:0 13px;font-size:17px;background:var(--card)">${text}</span>`,
  );

const page = () =>
  closePage(
    { brand: 'Spokefield', mark },
    '',
    `<div class="c" style="width:304px;padding:12px 0 0 16px"><b class="s20">Heron, in ember</b><div style="margin:-6px 0 4px 34px">${bicycle(220, coral)}</div><div class="r sb raised" style="padding:9px 14px"><div class="c"><span class="mu s12">Together</span><b class="s20 num">$1,480</b></div><span class="btn">Order this build</span></div></div>`,
  );

export const spokefield: ProjectDrawing = {
  slug: 'spokefield',
  client: 'spokefield',
  cover: () =>
    at(32, 12, bicycle(416, coral)) +
    at(
      28,
      288,
      `<div class="raised r g12" style="padding:9px 16px 9px 10px;border-radius:14px;box-shadow:0 18px 40px -8px var(--shade)">${paint(coral, true)}${paint(jade)}${paint(lagoon)}${paint(amber)}${paint(lily)}<b class="s24 num" style="padding-left:10px">$1,480</b></div>`,
    ) +
    label(344, 26, 'Flared bar') +
    label(18, 42, 'Leather saddle'),
  mockup: () => at(-8, 42, laptop(page())),
};
