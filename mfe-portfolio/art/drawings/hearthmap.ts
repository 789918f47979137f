import BedDouble from 'lucide-react/icons/bed-double';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Ruler from 'lucide-react/icons/ruler';
import Search from 'lucide-react/icons/search';
import { at, laptop, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { sitePage } from '../kit/frames';
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

const listing = (name: string, where: string, price: string, sky: string, wall: string, lit = false) =>
  `<div class="card r g12" style="padding:10px;${lit ? 'border-color:var(--accent)' : ''}"><div style="border-radius:7px;overflow:hidden">${front(104, 82, sky, wall)}</div><div class="c f1 g2"><div class="r sb"><b class="s16 num">${price}</b><span class="${lit ? 'ac' : 'fa'}">${icon(Heart, 16)}</span></div><span class="s12 m">${name}</span><span class="mu s12">${where}</span><span class="r g10 mu s11"><span class="r g4">${icon(BedDouble, 13)}3</span><span class="r g4">${icon(Ruler, 13)}118 m²</span></span></div></div>`;

const chosen = `<div class="raised c g8" style="width:236px;padding:12px;border-radius:14px;box-shadow:0 18px 40px -8px var(--shade)">${floorPlan(210)}<div class="r sb"><b class="s18 num">$248,000</b><span class="pill">New</span></div><span class="mu s12">Ferry Lane 14 · 3 rooms · 118 m²</span></div>`;

export const hearthmapSearch = () =>
  sitePage(
    { brand: 'Hearthmap', mark },
    ['Buy', 'Rent', 'Sell', 'Agents'],
    '<span class="s12 mu">42 saved</span><span class="btn" style="height:34px">List a home</span>',
    `<div class="r f1" style="align-items:stretch"><div class="c g10 lr" style="width:330px;padding:16px;flex:none"><div class="sunk r g8 mu" style="height:38px;padding:0 12px">${icon(Search, 15)}<span style="color:var(--text)">By the river</span></div><div class="r g6"><span class="pill">Up to $300k</span><span class="pill">3+ rooms</span><span class="pill">Garden</span></div>${listing('Ferry Lane 14', 'Old quay', '$248,000', '#2d5063', '#b98d6a', true)}${listing('Mill Row 3', 'Weir garden', '$215,500', '#51435c', '#8b9aa3')}${listing('Orchard End', 'North bank', '$289,000', '#5b4a3c', '#c9b79a')}${listing('Lock House', 'Canal side', '$196,000', '#2c4a4a', '#7d6455')}</div>
<div class="f1 rel" style="overflow:hidden">${cityMap(630, 542)}${pin(120, 130, '$196k')}${pin(240, 250, '$215k')}${pin(330, 150, '$289k')}${pin(196, 330, '$248k', true)}${pin(520, 190, '$305k')}${pin(470, 330, '$172k')}${pin(90, 400, '$231k')}<div class="abs" style="left:330px;top:190px">${chosen}</div></div></div>`,
  );

export const hearthmap: ProjectDrawing = {
  slug: 'hearthmap',
  client: 'hearthmap',
  cover: () =>
    at(24, 30, windowOf(hearthmapSearch(), { width: 600, height: 400, zoom: 0.82, x: 352, y: 128 })),
  mockup: () => at(22, 44, laptop(hearthmapSearch(), 372)),
};
