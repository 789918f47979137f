import { palette, sectionRamp } from '../../../shared-content/art';

const { coral, amber, moss, lily } = sectionRamp;
const cream = palette.text;

const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0c6-9 16-9 22 0-6 9-16 9-22 0z" fill="${moss}"/><path d="M2 0h17" stroke="#4d7a3c" stroke-width="1.500"/></g>`;
const lime = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle r="13" fill="#7fae52"/><circle r="10" fill="#d4e8a4"/><path d="M0-9V9M-9 0H9M-6-6L6 6M6-6L-6 6" stroke="#9cc46c" stroke-width="1.500"/></g>`;
const chili = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c8-5 22-4 30 4-10 1-22 3-30-4z" fill="#d8503f"/>`;
const grains = Array.from({ length: 90 }, (_, i) => {
  const angle = i * 2.4;
  const far = Math.sqrt(i / 90) * 42;
  return `<ellipse cx="${(100 + Math.cos(angle) * far).toFixed(1)}" cy="${(100 + Math.sin(angle) * far).toFixed(1)}" rx="4.500" ry="1.800" transform="rotate(${(i * 67) % 180} ${(100 + Math.cos(angle) * far).toFixed(1)} ${(100 + Math.sin(angle) * far).toFixed(1)})"/>`;
}).join('');

const prawn = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none"><path d="M-14 6a15 15 0 1 1 26 6" stroke="#f7b08c" stroke-width="11" stroke-linecap="round"/><path d="M-14 6a15 15 0 1 1 26 6" stroke="#e2764f" stroke-width="11" stroke-dasharray="2.500 7"/><path d="M12 12l9 3-4 7z" fill="#e2764f"/></g>`;

const dumpling = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle r="19" fill="#efe2cb"/><path d="M0-15c3 6 3 8 0 15M0-15c-6 4-9 8-9 14M0-15c6 4 9 8 9 14" stroke="#c9b390" stroke-width="2" fill="none"/><circle cy="-14" r="4" fill="#d9c6a5"/></g>`;

const foods = {
  prawns: `<circle cx="100" cy="100" r="58" fill="#b9512f"/><circle cx="92" cy="94" r="44" fill="#cf6a3c" opacity=".8"/>${prawn(82, 84, 0)}${prawn(124, 92, 100)}${prawn(96, 128, 220)}${leaf(112, 66, 20)}${leaf(70, 118, -30, 0.8)}${lime(142, 132)}${chili(62, 66, -20)}`,
  rice: `<circle cx="100" cy="100" r="58" fill="#d89a3c"/><g fill="#fbeccb">${grains}</g><g transform="translate(120 82)"><ellipse rx="20" ry="16" fill="${cream}"/><circle r="8.500" fill="${amber}"/></g><path d="M66 112q10-12 22 0t24 2" stroke="#8a4a24" stroke-width="5" fill="none" stroke-linecap="round"/>${leaf(72, 78, 140)}${chili(98, 140, -8)}`,
  fish: `<path d="M46 104c18-34 66-40 92-8l20-16-4 26 6 24-22-14c-28 28-74 20-92-12z" fill="#8d9aa3"/><path d="M60 104c14-22 52-28 72-6" stroke="#c7d2d8" stroke-width="4" fill="none"/><path d="M80 84l10 38M98 80l10 42M116 82l8 36" stroke="#4a3a30" stroke-width="5" stroke-linecap="round"/><circle cx="62" cy="100" r="4" fill="#14181d"/>${lime(132, 144)}${leaf(64, 140, -12)}${leaf(88, 150, 10)}`,
  greens: `<circle cx="100" cy="100" r="54" fill="#3f6b34"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => leaf(100 + Math.cos(turn / 57.3) * 22, 100 + Math.sin(turn / 57.3) * 22, turn, 1.35)).join('')}<g fill="${cream}" stroke="${lily}" stroke-width="3"><circle cx="82" cy="88" r="9"/><circle cx="118" cy="110" r="9"/><circle cx="96" cy="126" r="9"/></g><circle cx="116" cy="80" r="8" fill="#d8503f"/><circle cx="78" cy="116" r="8" fill="#d8503f"/>`,
  dumplings: `${dumpling(100, 66)}${dumpling(68, 92)}${dumpling(132, 92)}${dumpling(80, 130)}${dumpling(122, 130)}<circle cx="100" cy="102" r="15" fill="#6b2a22"/><circle cx="97" cy="99" r="10" fill="#b9412f"/>${leaf(138, 122, 60, 0.7)}`,
  lassi: `<circle cx="100" cy="100" r="52" fill="#27506a"/><circle cx="100" cy="100" r="43" fill="#f5e6d6"/><path d="M70 100a30 30 0 0 1 52-20" stroke="#e6cfb6" stroke-width="6" fill="none" stroke-linecap="round"/>${leaf(90, 92, -30, 1.1)}${leaf(108, 106, 40, 1.1)}<g fill="${coral}"><circle cx="84" cy="118" r="4"/><circle cx="118" cy="86" r="4"/><circle cx="104" cy="126" r="3"/></g>`,
} as const;

export type Dish = keyof typeof foods;

/** A plate from above. */
export const dish = (kind: Dish, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="8 8 184 184"><ellipse cx="100" cy="110" rx="88" ry="80" fill="#000" opacity=".35"/><circle cx="100" cy="100" r="86" fill="#24343f"/><circle cx="100" cy="100" r="86" fill="none" stroke="#3c505d" stroke-width="2"/><circle cx="100" cy="100" r="66" fill="#1b2933" stroke="#31434f" stroke-width="1.500"/>${foods[kind]}</svg>`;
