import Check from 'lucide-react/icons/check';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

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
