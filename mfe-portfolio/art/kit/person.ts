import { sectionRamp } from '../../../shared-content/art';

const skins = ['#c58c66', '#a9744f', '#d8a47c', '#8a5a3c'];
const hairs = ['#1a1f26', '#2a211d', '#3a2d28', '#14181d'];
const clothes = [sectionRamp.sky, sectionRamp.coral, sectionRamp.jade, sectionRamp.iris, sectionRamp.amber];
const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** A small portrait without features; `seed` decides skin, hair and clothes. */
export function person(seed: number, size = 28): string {
  const long = seed % 2 === 1;
  const hair = at(hairs, seed);
  const back = long
    ? `<path d="M10 20c0-8 4-13 10-13s10 5 10 13v11H10z" fill="${hair}"/>`
    : `<path d="M11 19c0-8 4-12 9-12s9 4 9 12z" fill="${hair}"/>`;
  const fringe = long
    ? `<path d="M12 19c1-6 4-9 8-9 5 0 8 4 8 9-4-1-7-3-9-6-1 3-4 5-7 6z" fill="${hair}"/>`
    : `<path d="M12 18c0-6 3-9 8-9s8 3 8 9c-2-3-4-4-8-4s-6 1-8 4z" fill="${hair}"/>`;
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40" style="border-radius:50%"><rect width="40" height="40" fill="#20313d"/>${back}<path d="M5 42c1-9 7-12 15-12s14 3 15 12z" fill="${at(clothes, seed)}"/><rect x="17" y="24" width="6" height="9" rx="3" fill="${at(skins, seed)}"/><ellipse cx="20" cy="19.500" rx="7" ry="8" fill="${at(skins, seed)}"/>${fringe}</svg>`;
}
