import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

type Options = openPeeps.Options;

const women = ['hijab', 'long', 'grayBun', 'mediumStraight', 'bangs'] as const;
const men = ['short1', 'short3', 'grayShort', 'short5', 'shaved2'] as const;
const faces = ['calm', 'smile', 'cute', 'smile'] as const;
const skins = ['c58c66', 'a9744f', 'd8a47c', '8a5a3c', 'b9805a'];
const clothes = ['8fb7df', 'f2b392', '8fd6c4', 'c3b8f2', 'f0d48a'];
const walls = ['#4f8f9e', '#c98a6a', '#6f9a78', '#8a7bb5', '#b98a3f'];
const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** One of a dozen people (Open Peeps by Pablo Stanley, CC0 1.0) on a field of 704 by 704; odd seeds are women. */
export function peep(seed: number): string {
  const woman = seed % 2 === 1;
  const options: Options = {
    head: [at<(typeof women | typeof men)[number]>(woman ? women : men, seed >> 1)],
    face: [at(faces, seed)],
    skinColor: [at(skins, seed)],
    headContrastColor: ['2a211d'],
    clothingColor: [at(clothes, seed)],
    facialHair: seed % 4 === 2 ? ['full'] : [],
    facialHairProbability: seed % 4 === 2 ? 100 : 0,
    accessoriesProbability: 0,
    maskProbability: 0,
  };
  const svg = createAvatar(openPeeps, options).toString();
  return svg.slice(svg.indexOf('<g fill-rule'), svg.lastIndexOf('</svg>') - '</g>'.length);
}

/** A small round portrait. */
export const person = (seed: number, size = 28): string =>
  `<svg width="${size}" height="${size}" viewBox="40 10 640 640" style="border-radius:50%" fill="none"><rect x="40" y="10" width="640" height="640" fill="${at(walls, seed)}"/>${peep(seed)}</svg>`;
