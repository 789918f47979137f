import House from 'lucide-react/icons/house';
import { at, laptop, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { cityMap } from '../motifs/cityMap';

/** A flat's plan with doors and furniture, 220 by 150. */
const floorPlan = (width: number) =>
  `<svg width="${width}" height="${(width * 150) / 220}" viewBox="0 0 220 150" fill="none" stroke-linejoin="round"><rect x="6" y="6" width="208" height="138" fill="var(--page)" stroke="var(--text)" stroke-width="4"/><path d="M92 6v54M92 84v60M92 84H70M40 84H6M150 6v44M150 72v12h64M112 84h38" stroke="var(--text)" stroke-width="3"/><path d="M92 60a24 24 0 0 1 24 24M40 84a30 30 0 0 0 30 30M150 50a22 22 0 0 0-22 22" stroke="var(--accent)" stroke-width="1.500"/><g stroke="var(--muted)" stroke-width="1.500"><rect x="18" y="18" width="42" height="34" rx="3"/><path d="M18 28h42"/><rect x="16" y="118" width="44" height="16" rx="4"/><rect x="110" y="112" width="34" height="20" rx="3"/><circle cx="127" cy="104" r="4"/><circle cx="127" cy="139" r="3"/><rect x="170" y="16" width="34" height="18" rx="2"/><circle cx="180" cy="25" r="4"/><circle cx="194" cy="25" r="4"/><rect x="176" y="98" width="28" height="36" rx="12"/></g></svg>`;

const mark = `<span class="ac">${icon(House, 22, 'currentColor', 2)}</span>`;

const pin = (x: number, y: number, price: string, lit = false) =>
  `<div class="abs b num s14 nw" style="left:${x}px;top:${y}px;padding:5px 12px;border-radius:99px;transform:translate(-50%,-100%);${lit ? 'background:var(--accent);color:var(--on);box-shadow:0 0 0 7px color-mix(in srgb,var(--accent) 30%,transparent)' : 'background:var(--card);border:1px solid var(--line);box-shadow:0 2px 6px rgba(20,40,30,.25)'}">${price}</div>`;

/** A house front as a listing shows it. */
const front = (width: number, height: number, sky: string, wall: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice"><rect width="120" height="80" fill="${sky}"/><circle cx="94" cy="18" r="8" fill="#f3dfb0" opacity=".8"/><path d="M0 70h120v10H0z" fill="#1d3326"/><path d="M24 34h72v38H24z" fill="${wall}"/><path d="M16 36l44-24 44 24z" fill="#2b3942"/><g fill="#f5d78e"><rect x="33" y="42" width="14" height="14"/><rect x="73" y="42" width="14" height="14"/></g><rect x="54" y="48" width="13" height="24" fill="#33251d"/><circle cx="12" cy="60" r="11" fill="#35603f"/><circle cx="110" cy="58" r="13" fill="#2d5538"/></svg>`;

const listing = (name: string, price: string, sky: string, wall: string, lit = false) =>
  `<div class="card r g12" style="padding:8px;${lit ? 'border-color:var(--accent)' : ''}"><div style="border-radius:7px;overflow:hidden">${front(86, 62, sky, wall)}</div><div class="c f1 g2"><b class="s16 num">${price}</b><span class="s12 m">${name}</span><span class="mu s12">3 rooms · 118 m²</span></div></div>`;

const chosen = `<div class="raised c g4" style="width:150px;padding:10px;border-radius:12px;box-shadow:0 18px 40px -8px var(--shade)">${floorPlan(128)}<b class="s18 num">$248,000</b><span class="mu s12">Ferry Lane 14</span></div>`;

const page = () =>
  closePage(
    { brand: 'Hearthmap', mark },
    '',
    `<div class="c g8" style="width:304px;padding:12px 0 0 16px">${listing('Ferry Lane 14', '$248,000', '#2d5063', '#b98d6a', true)}${listing('Mill Row 3', '$215,500', '#51435c', '#8b9aa3')}${listing('Orchard End', '$289,000', '#5b4a3c', '#c9b79a')}</div>`,
  );

export const hearthmap: ProjectDrawing = {
  slug: 'hearthmap',
  client: 'hearthmap',
  cover: () =>
    at(
      27,
      30,
      getWindow(
        `<div class="abs" style="left:-150px;top:-110px">${cityMap(630, 542)}</div>${pin(62, 52, '$196k')}${pin(92, 128, '$248k', true)}${pin(214, 44, '$289k')}${pin(60, 208, '$231k')}<div class="abs" style="left:140px;top:64px">${chosen}</div>`,
        [304, 250],
      ),
    ),
  mockup: () => at(-8, 42, laptop(page())),
};
