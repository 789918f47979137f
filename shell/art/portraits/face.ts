import type { Person } from './person';
import { tonesOf } from './tones';

/** Outline of the head from temple to temple round the chin; `jaw` widens its lower half. */
export function faceOutline(jaw: number): string {
  const cheek = 166 + (1 - jaw) * 8;
  const corner = 186 + (1 - jaw) * 14;
  const chin = 214 + (1 - jaw) * 6;
  const mirror = (x: number) => 480 - x;
  return `M164 214C161 262 ${cheek} 292 ${corner} 326C${corner + 8} 346 ${chin} 366 240 366C${mirror(chin)} 366 ${mirror(corner + 8)} 346 ${mirror(corner)} 326C${mirror(cheek)} 292 319 262 316 214C314 158 284 124 240 124C196 124 166 158 164 214Z`;
}

// The shadow's edge runs down forehead, brow, nose and lips, as under one lamp from the right.
const shadowSide =
  'M130 100H232C214 132 212 170 219 204C223 222 226 244 224 262C222 274 214 284 222 291C228 296 232 298 231 304C227 310 222 314 229 322C232 334 224 348 228 380H120Z';

const eye = (x: number, iris: string, lash: string, woman: boolean) => {
  const side = x < 240 ? -1 : 1;
  const wing = woman ? `M${x + side * 15} 236.5L${x + side * 20} 232.5` : '';
  return `<ellipse cx="${x}" cy="239" rx="6.4" ry="7.4" fill="${iris}"/><circle cx="${x + 2.4}" cy="236.4" r="1.9" fill="#fff" opacity=".85"/><path d="M${x - 15} 237Q${x} 225 ${x + 15} 237${wing}" fill="none" stroke="${lash}" stroke-width="${woman ? 4.4 : 3.6}" stroke-linecap="round"/>`;
};

const brow = (x: number, color: string, woman: boolean) => {
  const side = x < 240 ? -1 : 1;
  const [inner, outer] = [x - side * 17, x + side * 21];
  const thick = woman ? 5 : 8;
  return `<path d="M${inner} 217Q${x + side * 4} ${208 - thick / 2} ${outer} 217Q${x + side * 2} ${208 + thick / 2} ${inner} ${217 + thick * 0.6}Z" fill="${color}"/>`;
};

/** The neck, under clothes and head. */
export function neck({ skin, jaw }: Person): string {
  const { deep } = tonesOf(skin);
  const half = 34 + jaw * 10;
  const [left, right] = [240 - half, 240 + half];
  return `<path d="M${left} 310V392C${left - 4} 420 ${right + 4} 420 ${right} 392V310Z" fill="url(#skin)"/>
    <path d="M${left} 318C216 366 262 380 ${right} 330V362C262 396 220 396 ${left} 362Z" fill="${deep}" opacity=".5"/>
    <path d="M${left - 6} 310H238L232 430H${left - 6}Z" fill="${deep}" opacity=".32"/>`;
}

/** Head and features; hair, beard and glasses come over it. */
export function face({ skin, jaw, lips, hair, years = 0 }: Person): string {
  const tone = tonesOf(skin);
  const woman = lips !== undefined;
  const outline = faceOutline(jaw);
  const dark = hair.style === 'scarf' ? '#1d1512' : tonesOf(hair.color).base;
  const lip = lips ?? tonesOf(skin).shade;
  const mouth = woman
    ? `<path d="M214 316Q228 311 240 315Q252 311 266 316Q253 321 240 321Q227 321 214 316Z" fill="${lip}"/><path d="M216 317.5Q240 325 264 317.5Q256 333 240 333.5Q224 333 216 317.5Z" fill="${lip}" opacity=".86"/><path d="M246 327Q252 327 256 324" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".28" fill="none"/>`
    : `<path d="M215 318Q240 331 265 317" fill="none" stroke="${tone.deep}" stroke-width="4.2" stroke-linecap="round"/><path d="M228 335Q240 339 252 335" fill="none" stroke="${tone.shade}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`;
  const lines =
    years > 0
      ? `<path d="M207 296Q201 305 201 314M273 296Q279 305 279 314M192 252Q204 257 216 253M264 253Q276 257 288 252" fill="none" stroke="${tone.shade}" stroke-width="2.6" stroke-linecap="round" opacity="${years * 0.75}"/>`
      : '';
  return `
    <ellipse cx="163" cy="246" rx="13" ry="23" fill="${tone.shade}"/><ellipse cx="317" cy="246" rx="13" ry="23" fill="${tone.light}"/>
    <path d="M320 234Q311 242 317 258" fill="none" stroke="${tone.shade}" stroke-width="3" stroke-linecap="round" opacity=".6"/>
    <path d="${outline}" fill="url(#skin)"/>
    <g clip-path="url(#face)">
      <path d="${shadowSide}" fill="${tone.shade}" opacity=".62"/>
      <path d="M206 380C240 352 268 352 300 330V400H206Z" fill="${tone.shade}" opacity=".35"/>
      <ellipse cx="284" cy="286" rx="34" ry="26" fill="url(#blush)"/>
      <path d="${outline}" fill="none" stroke="url(#rim)" stroke-width="8"/>
    </g>
    <path d="M228 288Q240 299 255 288Q249 297 240 297Q232 297 228 288Z" fill="${tone.deep}" opacity=".75"/>
    <path d="M247 262Q252 274 255 282" fill="none" stroke="${tone.light}" stroke-width="4" stroke-linecap="round" opacity=".5"/>
    ${brow(203, dark, woman)}${brow(277, dark, woman)}
    ${eye(204, '#1b1215', '#140e12', woman)}${eye(276, '#1b1215', '#140e12', woman)}
    ${lines}${mouth}`;
}
