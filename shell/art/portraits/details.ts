import { mixColor } from '../../../shared-content/art';
import { faceOutline } from './face';
import type { Beard, Person } from './person';
import { tonesOf } from './tones';

const cheeks =
  'M150 236C166 246 172 268 180 286C190 300 206 300 214 300C224 296 232 302 240 302C248 302 256 296 266 300C274 300 290 300 300 286C308 268 314 246 330 236V400H150Z';
const short =
  'M150 250C168 262 176 292 188 304C198 310 206 308 214 304C224 299 232 304 240 304C248 304 256 299 266 304C274 308 282 310 292 304C304 292 312 262 330 250V400H150Z';
const mouthHole = 'M219 318Q229 312 240 314Q251 312 261 318Q253 331 240 331Q227 331 219 318Z';
const moustache =
  'M206 312C214 300 230 300 240 305C250 300 266 300 274 312C262 316 250 313 240 313C230 313 218 316 206 312Z';

export function beard(kind: Beard, { hair, skin, jaw }: Person): string {
  if (kind === 'none') return '';
  const color = tonesOf(hair.color);
  const outline = faceOutline(jaw);
  const clip = `<clipPath id="jaw"><path d="${outline}"/></clipPath>`;
  const faint = kind === 'stubble';
  const opacity = faint ? 0.3 : kind === 'short' ? 0.82 : 1;
  const lower =
    kind === 'full'
      ? `<path fill-rule="evenodd" d="M182 300C184 344 206 386 240 388C274 386 296 344 298 300Z${mouthHole}" fill="url(#hair)"/>`
      : '';
  const mouth = `<path d="M217 319Q240 330 263 318" fill="none" stroke="${tonesOf(skin).deep}" stroke-width="4.2" stroke-linecap="round"/>`;
  const lip = kind === 'stubble' ? '' : `<path d="${mouthHole}" fill="${mixColor(skin, '#7d3836', 0.5)}"/>`;
  return `${clip}${lower}<g clip-path="url(#jaw)" opacity="${opacity}"><path fill-rule="evenodd" d="${kind === 'full' ? cheeks : short}${faint ? '' : mouthHole}" fill="url(#hair)"/><path d="${moustache}" fill="${color.base}"/></g>${lip}${mouth}`;
}

export function glasses(kind: 'round' | 'square' | undefined): string {
  if (kind === undefined) return '';
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="240" r="28"/>`
      : `<rect x="${x - 31}" y="218" width="62" height="44" rx="13"/>`;
  const glint = (x: number) =>
    `<path d="M${x + 4} 222L${x - 10} 256" stroke="#dff5f5" stroke-width="6" opacity=".2"/>`;
  return `<g fill="#bfe6ea" fill-opacity=".08" stroke="#0e141c" stroke-width="4.6">${lens(204)}${lens(276)}<path fill="none" d="M${kind === 'round' ? '231 234Q240 227 249 234' : '234 234Q240 229 246 234'}M${kind === 'round' ? '176 236L162 232M304 236L318 232' : '173 234L162 231M307 234L318 231'}"/></g>${glint(206)}${glint(278)}<path d="${kind === 'round' ? 'M290 216A28 28 0 0 1 303 234' : 'M290 219H296A11 11 0 0 1 307 230V240'}" fill="none" stroke="#9af0dc" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
}

export const earrings = (metal: string) =>
  `<g fill="${metal}"><circle cx="161" cy="276" r="5" opacity=".6"/><circle cx="319" cy="276" r="5"/><path d="M319 282l5 14h-10z"/><path d="M161 282l5 14h-10z" opacity=".6"/></g>`;
