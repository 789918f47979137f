import Check from 'lucide-react/icons/check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sectionRamp } from '../../../shared-content/art';

type Icon = ComponentType<{ size?: number; strokeWidth?: number; color?: string }>;

/** One of the site's own icons as markup. */
export const icon = (kind: Icon, size = 16, color = 'currentColor', strokeWidth = 1.8) =>
  renderToStaticMarkup(createElement(kind, { size, color, strokeWidth }));

/** A positioned box; without a height it is as high as its content. */
export const box = (
  [x, y, w, h]: readonly [number, number, number, number?],
  inside: string,
  { look = 'card', style = '' }: { look?: string; style?: string } = {},
) =>
  `<div class="abs ${look}" style="left:${x}px;top:${y}px;width:${w}px;${h ? `height:${h}px;` : ''}${style}">${inside}</div>`;

/** Light behind things, in the scene's accent. */
export const glow = (x: number, y: number, w: number, h: number) =>
  `<div class="glow" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px"></div>`;

/** A browser's bar with the page's address. */
export const addressBar = (address: string) =>
  `<div class="r g8 lb" style="height:38px;padding:0 14px;background:var(--raised)"><span class="r g6">${['#e0694f', '#dcae4a', '#4fae74'].map((color) => `<i class="dot" style="width:9px;height:9px;background:${color}"></i>`).join('')}</span><span class="mu s12 f1" style="text-align:center;padding-right:40px">${address}</span></div>`;

/** A telephone, its screen `inside`. */
export const phone = (x: number, y: number, w: number, h: number, inside: string, lite = false) =>
  `<div class="abs" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;border-radius:34px;padding:7px;background:linear-gradient(135deg,#4a5b67,#16212a 30%,#0c141b 70%,#3a4a55);box-shadow:0 30px 60px -16px #000,0 4px 14px rgba(0,0,0,.5)"><div class="${lite ? 'lite ' : ''}c" style="position:relative;height:100%;border-radius:27px;overflow:hidden;background:var(--page);color:var(--text)"><i style="position:absolute;left:50%;top:9px;width:58px;height:15px;margin-left:-29px;border-radius:9px;background:#06090c"></i>${inside}</div></div>`;

/** A phone's status line. */
export const status = (time: string, right: string) =>
  `<div class="r sb s12 b num" style="height:34px;padding:4px 22px 0;flex:none"><span>${time}</span><span class="r g4">${right}</span></div>`;

/** A done mark in a disc. */
export const tick = (color = 'var(--ok)', size = 18) =>
  `<span style="display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:50%;flex:none;color:${color};background:color-mix(in srgb,${color} 20%,transparent)">${icon(Check, size * 0.66, 'currentColor', 3)}</span>`;

const skins = ['#c58c66', '#9d6b46', '#d8a47c', '#83553a', '#b97f58', '#e0b08c'];
const hairs = ['#1a1f26', '#2a211d', '#3a2d28', '#14181d', '#6b6f73', '#22201f'];
const clothes = Object.values(sectionRamp);
const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

const backdrops = ['#28424f', '#3a3550', '#22473f', '#4a3a33'];

/** A small calm portrait; `seed` decides skin, hair, clothes and whether there is a scarf, a beard or glasses. */
export const face = (seed: number, size = 34) =>
  portrait(
    size,
    'border-radius:50%',
    `<rect width="40" height="40" fill="${pick(backdrops, seed)}"/>${person(seed, size)}`,
  );

/** The same person, without a background. */
export const bust = (seed: number, size: number) => portrait(size, '', person(seed, size));

const portrait = (size: number, style: string, inside: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40" style="${style}">${inside}</svg>`;

function person(seed: number, size: number): string {
  const skin = pick(skins, seed * 5 + 1);
  const hair = pick(hairs, seed * 3 + 2);
  const cloth = pick(clothes, seed * 3 + 1);
  const large = size > 60;
  const scarf = seed % 5 === 1;
  const looks = [
    // Short hair, a beard.
    `<path d="M12 18c0-7 3-10 8-10s8 3 8 10c-1-4-3-6-8-6s-7 2-8 6z" fill="${hair}"/><path d="M13 21c0 6 3 9 7 9s7-3 7-9c-1 3-3 4-7 4s-6-1-7-4z" fill="${hair}"/>`,
    // A scarf.
    `<path d="M9 22c0-10 4-15 11-15s11 5 11 15c0 6-2 10-4 12H13c-2-2-4-6-4-12zm11-9.500c-3.500 0-6 3.200-6 7.500s2.500 7.500 6 7.500 6-3.200 6-7.500-2.500-7.500-6-7.500z" fill="${cloth}" fill-rule="evenodd"/>`,
    // Hair tied back.
    `<circle cx="27" cy="11" r="4" fill="${hair}"/><path d="M12 19c0-8 3-11 8-11s8 3 8 11c-2-4-4-6-8-6s-6 2-8 6z" fill="${hair}"/>`,
    // Long hair, parted.
    `<path d="M11 31c-2-4-2-8-2-12 0-8 5-12 11-12s11 4 11 12c0 4 0 8-2 12h-3l1-12c-3 0-6-3-7-6-1 3-4 6-7 6l1 12z" fill="${hair}"/>`,
    // Glasses, little hair.
    `<path d="M12 17c1-6 4-8 8-8s7 2 8 8c-2-2-4-3-8-3s-6 1-8 3z" fill="${hair}" opacity=".8"/><g fill="none" stroke="#10181f" stroke-width="1.2"><circle cx="17" cy="20" r="2.800"/><circle cx="23.500" cy="20" r="2.800"/></g>`,
  ];
  return `<path d="M4 42c1-9 7-11 16-11s15 2 16 11z" fill="${cloth}"/><path d="M17 26h6v6a3 3 0 0 1-6 0z" fill="${skin}"/><path d="M17 28c2 1.500 4 1.500 6 0v2c-2 1.500-4 1.500-6 0z" opacity=".25"/><ellipse cx="20" cy="20" rx="6.500" ry="8" fill="${skin}"/>${pick(looks, seed)}${large ? '<g fill="none" stroke="#1c1310" stroke-linecap="round" stroke-width=".8"><path d="M16 19.800q1.200-1 2.400 0M21.800 19.800q1.200-1 2.400 0"/><path d="M18 24.200q2.200 1.500 4.200 0" stroke="#7c3a2c"/></g>' : ''}${scarf && large ? `<path d="M13 33h14v3H13z" fill="${cloth}"/>` : ''}`;
}
