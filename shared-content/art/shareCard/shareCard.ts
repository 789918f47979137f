import { type ComponentType, type SVGProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { encodePicture } from '../encodePicture';
import { mark } from '../markGeometry';
import { mixColor, type SectionColor, palette, sectionRamp } from '../palette';
import type { Studio } from '../openStudio';
import { reflection, rings, shore } from './reflection';

/** What a page's share card shows. */
export interface ShareCard {
  /** The page's address. */
  readonly path: string;
  /** The page's name, then its heading. */
  readonly name: string;
  readonly heading: string;
  /** A drawing of lucide's set, or `mark`: the company's own. */
  readonly icon: string;
  readonly color: SectionColor;
}

const cardSize = { width: 1200, height: 630 };

const cardCss = `
.card{position:relative;width:1200px;height:630px;overflow:hidden;background:${palette.ink};color:${palette.text}}
.card>svg{position:absolute;inset:0}
.words{position:absolute;left:72px;top:72px;width:700px;height:430px;display:flex;flex-direction:column;justify-content:center}
.name{display:flex;align-items:center;gap:14px;margin:0 0 22px;font-size:27px;font-weight:560;letter-spacing:-.005em}
.name::before{content:"";width:34px;height:2px;background:currentColor}
h1{margin:0;font-weight:640;letter-spacing:-.03em;line-height:1.06;text-wrap:balance}
.brand{position:absolute;left:72px;bottom:56px;display:flex;align-items:center;gap:16px;font-size:30px;letter-spacing:-.02em;font-weight:660}
.brand span{font-weight:440;opacity:.78}
`;

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const sizeFor = (heading: string) =>
  heading.length <= 16 ? 92 : heading.length <= 30 ? 78 : heading.length <= 44 ? 70 : 64;

const petals = `<g fill="currentColor" stroke="none" transform="scale(.375)"><path d="${mark.outer}" opacity=".72"/><path d="${mark.middle}" opacity=".88"/><path d="${mark.center}"/></g>`;

/** What an icon of 24 × 24 draws, without its own svg element; `mark` is the company's lily. */
async function iconMarkup(name: string): Promise<string> {
  if (name === 'mark') return petals;
  const icon = (await import(`lucide-react/icons/${name}`)) as {
    default: ComponentType<SVGProps<SVGSVGElement>>;
  };
  return renderToStaticMarkup(createElement(icon.default)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** A page's card: its heading on the left; on the right its sign, mirrored in the night water. */
async function composeCard({ path, name, heading, icon, color }: ShareCard): Promise<string> {
  const tint = sectionRamp[color];
  const { x, y, side } = shore;
  const lily = icon === 'mark';
  // The mark's petals fill their box to its sides; a line icon needs no more room than it has.
  const scale = (lily ? side * 1.12 : side * 0.86) / 24;
  const foot = lily ? 17.9 : 21.6;
  const sign = `<g id="sign" color="url(#tint)" fill="none" stroke="url(#tint)" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x - 12 * scale} ${y - foot * scale}) scale(${scale})">${(await iconMarkup(icon)).replaceAll('currentColor', 'url(#tint)')}</g>`;
  const water = mixColor(palette.ink, tint, 0.1);
  return `<div class="card"><svg viewBox="0 0 1200 630" width="1200" height="630"><defs>
      <linearGradient id="tint" x1="0" y1="0" x2="0" y2="24" gradientUnits="userSpaceOnUse"><stop stop-color="${mixColor(tint, '#ffffff', 0.5)}"/><stop offset="1" stop-color="${tint}"/></linearGradient>
      <radialGradient id="moon" cx="${x}" cy="${y - 120}" r="420" gradientUnits="userSpaceOnUse"><stop stop-color="${mixColor(palette.ink, tint, 0.3)}"/><stop offset=".45" stop-color="${mixColor(palette.ink, tint, 0.1)}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>
      <linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${water}"/><stop offset="1" stop-color="${palette.ink}"/></linearGradient>
      <linearGradient id="shore" x1="0" x2="1"><stop stop-color="${tint}" stop-opacity="0"/><stop offset=".62" stop-color="${tint}" stop-opacity=".8"/><stop offset="1" stop-color="${tint}" stop-opacity=".1"/></linearGradient>
      <linearGradient id="fade" x1="0" x2="1"><stop stop-color="#000"/><stop offset=".55" stop-color="#fff"/></linearGradient><mask id="side"><rect width="1200" height="630" fill="url(#fade)"/></mask>
      <clipPath id="under"><rect y="${y + 5}" width="1200" height="${630 - y}"/></clipPath></defs>
    <rect width="1200" height="${y + 5}" fill="url(#moon)"/>
    <g mask="url(#side)"><rect y="${y + 5}" width="1200" height="${625 - y}" fill="url(#depth)"/><g clip-path="url(#under)">${rings(tint, path)}</g></g>
    ${sign}${reflection('sign', path)}
    <rect x="480" y="${y + 4}" width="720" height="1.6" fill="url(#shore)"/></svg>
    <div class="words"><p class="name" style="color:${mixColor(tint, '#ffffff', 0.16)}">${escapeText(name)}</p><h1 style="font-size:${sizeFor(heading)}px">${escapeText(heading)}</h1></div>
    <div class="brand"><svg viewBox="0 0 64 64" width="46" height="46" fill="${palette.jade}"><path d="${mark.center}${mark.middle}${mark.outer}${mark.water}"/></svg><div>Shapla <span>Systems</span></div></div></div>`;
}

/** The card as a PNG of 1200 by 630 pixels; messengers that fetch it take no AVIF. */
export async function drawCard(studio: Studio, card: ShareCard): Promise<Buffer> {
  const drawn = await studio.picture(await composeCard(card), { ...cardSize, css: cardCss });
  // A palette keeps a card of few colors under 90 KB.
  return encodePicture(drawn, { format: 'png', quality: 97 });
}
