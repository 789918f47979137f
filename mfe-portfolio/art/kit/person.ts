import { type Look, peep } from '../../../shared-content/art';

const women = ['hijab', 'long', 'grayBun', 'mediumStraight', 'bangs'] as const;
const men = ['short1', 'short3', 'grayShort', 'short5', 'shaved2'] as const;
const faces = ['calm', 'smile', 'cute', 'smile'] as const;
const skins = ['#c58c66', '#a9744f', '#d8a47c', '#8a5a3c', '#b9805a'];
const clothes = ['#8fb7df', '#f2b392', '#8fd6c4', '#c3b8f2', '#f0d48a'];
const walls = ['#4f8f9e', '#c98a6a', '#6f9a78', '#8a7bb5', '#b98a3f'];
const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

/** One of a dozen people; odd seeds are women. */
const look = (seed: number): Look => ({
  head: at<Look['head']>(seed % 2 === 1 ? women : men, seed >> 1),
  face: at(faces, seed),
  skin: at(skins, seed),
  hair: '#2a211d',
  clothes: at(clothes, seed),
  beard: seed % 4 === 2 ? 'full' : undefined,
});

/** Somebody from chest to hair, on a field of 704 by 704. */
export const somebody = (seed: number): string => peep(look(seed));

/** A small round portrait. */
export const person = (seed: number, size = 28): string =>
  `<svg width="${size}" height="${size}" viewBox="40 10 640 640" style="border-radius:50%" fill="none"><rect x="40" y="10" width="640" height="640" fill="${at(walls, seed)}"/>${somebody(seed)}</svg>`;
