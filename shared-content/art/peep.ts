import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

type Options = openPeeps.Options;
type Part<Key extends keyof Options> = NonNullable<Options[Key]> extends readonly (infer One)[] ? One : never;

/** What a drawn person looks like; colors as `#rrggbb`. */
export interface Look {
  head: Part<'head'>;
  face: Part<'face'>;
  skin: string;
  /** Hair where it is not black, and what is tied into it. */
  hair: string;
  clothes: string;
  beard?: Part<'facialHair'>;
  glasses?: Part<'accessories'>;
}

const bare = (color: string) => [color.slice(1)];

/**
 * Draws a person from chest to hair from parts by Pablo Stanley (Open Peeps, CC0 1.0). It returns markup for an SVG on
 * a field of 704 by 704; the figure goes on below it.
 */
export function peep({ head, face, skin, hair, clothes, beard, glasses }: Look): string {
  const svg = createAvatar(openPeeps, {
    head: [head],
    face: [face],
    skinColor: bare(skin),
    headContrastColor: bare(hair),
    clothingColor: bare(clothes),
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
  }).toString();
  // Only the drawing: the collection's own frame would cut the shoulders.
  return svg.slice(svg.indexOf('<g fill-rule'), svg.lastIndexOf('</svg>') - '</g>'.length);
}
