import { sectionRamp } from '../../../shared-content/art';

const { amber, moss } = sectionRamp;

const goods = {
  tomato: `<circle cx="38" cy="54" r="24" fill="#d8503f"/><circle cx="66" cy="60" r="20" fill="#c2412f"/><path d="M38 32l-9-5 7 8-10 3 12 2 8-8-5-1z" fill="${moss}"/><path d="M66 42l-8-3 6 6-6 4 10-1 6-7-5 1z" fill="#7fae52"/><circle cx="30" cy="48" r="5" fill="#f08a76" opacity=".7"/>`,
  eggplant: `<path d="M66 22c-4 10-2 16-12 26C42 60 22 62 20 76c-1 10 14 14 28 8 20-8 34-30 30-52z" fill="#5a3a7a"/><path d="M62 24c6-8 18-8 22 0 2 4-2 10-6 10-2-4-6-4-8 0-4 0-10-4-8-10z" fill="${moss}"/><path d="M30 76c10-2 24-10 32-24" stroke="#8a63b0" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  banana: `<path d="M20 30c4 28 22 44 54 44l4-8C54 64 38 50 34 26z" fill="${amber}"/><path d="M30 22c8 24 24 36 50 36l2-8C60 48 46 38 40 18z" fill="#d8ac48"/><path d="M34 26l-2-8 8 0z" fill="#7a5a2c"/>`,
  spinach: `<g fill="#5d9a4a"><ellipse cx="36" cy="38" rx="13" ry="24" transform="rotate(-24 36 38)"/><ellipse cx="64" cy="38" rx="13" ry="24" transform="rotate(24 64 38)"/><ellipse cx="50" cy="32" rx="14" ry="25" fill="${moss}"/></g><path d="M50 14v62M38 44l10 30M62 44L52 74" stroke="#d4e8a4" stroke-width="2.500" fill="none"/><rect x="38" y="66" width="24" height="8" rx="4" fill="#d8503f"/>`,
  milk: `<path d="M32 34l8-14h22l8 14v50H32z" fill="#eaf2f3"/><path d="M32 34h38M40 20l-8 14M62 20l8 14" stroke="#9fb2bb" stroke-width="2"/><rect x="32" y="46" width="38" height="22" fill="#4fb8d8"/><circle cx="51" cy="57" r="7" fill="#eaf2f3"/>`,
  bread: `<path d="M16 50c0-16 14-22 34-22s34 6 34 22c0 6-4 8-4 8v20H20V58s-4-2-4-8z" fill="#c98d4e"/><path d="M30 40l8 10M46 38l8 12M62 40l8 10" stroke="#f0cf98" stroke-width="4" stroke-linecap="round"/><path d="M20 62h60" stroke="#a86f36" stroke-width="2"/>`,
  fish: `<path d="M14 52c16-24 48-28 64-2l12-12v30L78 56c-16 22-48 20-64-4z" fill="#7fa8bb"/><path d="M30 46c10-10 26-12 40 2" stroke="#c7dde6" stroke-width="4" fill="none"/><circle cx="28" cy="50" r="3.500" fill="#14181d"/><path d="M42 42c4 8 4 16 0 24" stroke="#4d7386" stroke-width="3" fill="none"/>`,
  eggs: `<g fill="#eed9bd"><ellipse cx="30" cy="46" rx="12" ry="15"/><ellipse cx="52" cy="44" rx="12" ry="15"/><ellipse cx="74" cy="46" rx="12" ry="15"/></g><path d="M10 52h84l-8 26H18z" fill="#6b7f8a"/><path d="M30 54v22M52 54v22M74 54v22" stroke="#546671" stroke-width="3"/>`,
} as const;

export type Grocery = keyof typeof goods;

export const grocery = (kind: Grocery, size: number) =>
  `<svg width="${size}" height="${size}" viewBox="4 6 94 88"><ellipse cx="50" cy="86" rx="34" ry="6" fill="#000" opacity=".3"/>${goods[kind]}</svg>`;
