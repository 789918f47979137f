import { clientLogos } from '../../../shared-content/art';

/** A client's mark in the accent color, as large as a product's logo. */
export const getMark = (client: keyof typeof clientLogos) =>
  `<svg width="22" height="22" viewBox="0 0 32 32" fill="currentColor" style="color:var(--accent)">${clientLogos[client].mark}</svg>`;

interface Frame {
  brand: string;
  /** SVG of the product's logo, about 22 px. */
  mark: string;
}

/** An application's window, brand above, content below: half of one, so that letters of 12 px fit a narrow picture. */
export const closePage = (
  { brand, mark }: Frame,
  right: string,
  body: string,
  [width, height]: readonly [number, number] = [480, 300],
) => `<div class="screen c" style="width:${width}px;height:${height}px">
<div class="r sb lb" style="height:42px;padding:0 16px;flex:none"><div class="r g8 b s14">${mark}${brand}</div><div class="r g12 s12 b">${right}</div></div>${body}</div>`;

/** A phone's page in the same style, 150 by 300. */
export const closePhonePage = (
  body: string,
  time = '9:41',
) => `<div class="screen c" style="width:150px;height:300px">
<div class="r sb s12 b num" style="height:25px;padding:2px 14px 0 13px;flex:none"><span>${time}</span><i style="width:12px;height:7px;border-radius:2px;background:var(--text)"></i></div><div class="c f1 g8" style="padding:5px 10px 10px">${body}</div></div>`;
