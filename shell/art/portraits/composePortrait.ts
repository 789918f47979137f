import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { mixColor } from '../../../shared-content/art';
import type { Person } from './people';

export interface Crop {
  /** What is shown of the figure, which stands on a field of 704 by 704 and goes on below it. */
  box: readonly [x: number, y: number, width: number, height: number];
  width: number;
  height: number;
}

const bare = (color: string) => [color.slice(1)];

/** The figure as Pablo Stanley drew its parts (Open Peeps, CC0 1.0), put together and colored by us. */
function figure({ head, face, skin, hair, clothes, beard, glasses }: Person): string {
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
  const body = svg.slice(svg.indexOf('<g fill-rule'), svg.lastIndexOf('</g></svg>'));
  return body || svg;
}

/** A person before a lit wall; twice as large as it is served, so that thin lines keep their weight. */
export function composePortrait(person: Person, { box, width, height }: Crop): string {
  const [x, y, w, h] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${2 * width}" height="${2 * height}" fill="none">
    <defs><radialGradient id="wall" cx=".68" cy=".22" r="1"><stop stop-color="${mixColor(person.wall, '#ffffff', 0.28)}"/><stop offset=".62" stop-color="${person.wall}"/><stop offset="1" stop-color="${mixColor(person.wall, '#0d2233', 0.3)}"/></radialGradient></defs>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#wall)"/>${figure(person)}</svg>`;
}
