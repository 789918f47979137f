import Check from 'lucide-react/icons/check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { sectionRamp } from '../../../shared-content/art';
import { at, laptop } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { bicycle } from '../motifs/bicycle';

const { jade, lagoon, amber, lily, coral } = sectionRamp;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2"><circle cx="11" cy="11" r="9"/><path d="M11 2v18M2 11h18M4.600 4.600l12.800 12.800M17.400 4.600L4.600 17.400"/></svg>`;

const paint = (color: string, chosen = false) =>
  `<i class="c mid" style="width:38px;height:38px;border-radius:50%;background:${color};color:var(--on);${chosen ? `box-shadow:0 0 0 3px var(--card),0 0 0 5px ${color}` : ''}">${chosen ? icon(Check, 18, 'currentColor', 2.6) : ''}</i>`;

const part = (name: string, detail: string, price: string, chosen = false) =>
  `<div class="r sb" style="padding:11px 14px;border-radius:10px;border:1.500px solid ${chosen ? 'var(--accent)' : 'var(--line)'};${chosen ? 'background:var(--raised)' : ''}"><div class="c"><b class="s14">${name}</b><span class="mu s12">${detail}</span></div><b class="num ${chosen ? 'ac' : 'mu'}">${price}</b></div>`;

const panel = `<div class="card c g12" style="width:300px;padding:20px;flex:none"><b class="s16">Frame</b><div class="r g12">${paint(coral, true)}${paint(jade)}${paint(lagoon)}${paint(amber)}${paint(lily)}</div><b class="s16" style="margin-top:8px">Wheels</b>${part('Touring 32', '32 spokes, tubeless', 'in', true)}${part('Gravel 28', '−240 g', '+$110')}<b class="s16" style="margin-top:8px">Gears</b>${part('1 × 11', 'Wide, one lever', 'in', true)}${part('2 × 10', 'For mountains', '+$85')}</div>`;

const tag = (x: number, y: number, text: string) =>
  `<span class="abs pill" style="left:${x}px;top:${y}px;background:var(--card)">${text}</span>`;

export const spokefieldShop = () =>
  sitePage(
    { brand: 'Spokefield', mark },
    ['Build yours', 'Parts', 'Workshop', 'Rides'],
    `<span class="r g6 b s12">${icon(ShoppingCart, 18)}1</span>`,
    `<div class="r top f1" style="padding:24px 28px;gap:24px"><div class="c f1 rel" style="height:494px"><div class="s34 b">Heron, in ember</div><p class="mu s14" style="margin-top:6px">Built by hand in nine days. 11.4 kg.</p><div class="abs" style="left:10px;top:74px">${bicycle(540, coral)}</div>${tag(40, 104, 'Leather saddle')}${tag(408, 84, 'Flared bar')}${tag(262, 392, '40 teeth')}<div class="abs r sb raised" style="left:0;right:0;bottom:0;padding:14px 18px"><div class="r g24"><div class="c"><span class="mu s12">Together</span><b class="s28 num">$1,480</b></div><div class="c"><span class="mu s12">Ready</span><b class="s18">Dec 2</b></div></div><span class="btn" style="height:44px;padding:0 24px">Order this build</span></div></div>${panel}</div>`,
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
    at(
      372,
      28,
      `<span class="pill" style="height:28px;font-size:13px;background:var(--card)">Flared bar</span>`,
    ) +
    at(
      20,
      46,
      `<span class="pill" style="height:28px;font-size:13px;background:var(--card)">Leather saddle</span>`,
    ),
  mockup: () => at(22, 44, laptop(spokefieldShop(), 372)),
};
