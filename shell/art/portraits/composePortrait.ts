import { mixColor, palette } from '../../../shared-content/art';
import { clothes } from './clothes';
import { beard, earrings, glasses } from './details';
import { face, faceOutline, neck } from './face';
import { hairLayers } from './hair';
import type { Person } from './person';
import { tonesOf } from './tones';

export interface Crop {
  box: string;
  width: number;
  height: number;
}

const gradient = (id: string, stops: readonly [string, string], way = 'x1="0" y1="0" x2="1" y2=".2"') =>
  `<linearGradient id="${id}" ${way}><stop offset=".1" stop-color="${stops[0]}"/><stop offset=".95" stop-color="${stops[1]}"/></linearGradient>`;

function definitions(person: Person): string {
  const skin = tonesOf(person.skin);
  const cloth = tonesOf(person.clothes.color, '#eaf6f4');
  const hair = tonesOf(person.hair.color, '#9fc4d0');
  const { night, jaw } = person;
  return `<defs>
    ${gradient('skin', [mixColor(skin.base, skin.shade, 0.35), skin.light])}
    ${gradient('cloth', [cloth.shade, mixColor(cloth.base, cloth.light, 0.5)])}
    ${gradient('hair', [mixColor(hair.base, palette.ink, 0.35), mixColor(hair.base, hair.light, 0.35)])}
    <radialGradient id="rim" cx="1" cy=".42" r=".42"><stop stop-color="${palette.jadeLight}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.jadeLight}" stop-opacity="0"/></radialGradient>
    <radialGradient id="night" cx=".72" cy=".26" r=".95"><stop stop-color="${mixColor(palette.surface2, night, 0.3)}"/><stop offset=".55" stop-color="${mixColor(palette.surface2, night, 0.1)}"/><stop offset="1" stop-color="${palette.surface1}"/></radialGradient>
    <radialGradient id="moon" cx=".62" cy=".36" r=".7"><stop stop-color="${mixColor(night, '#ffffff', 0.25)}" stop-opacity=".34"/><stop offset="1" stop-color="${night}" stop-opacity=".04"/></radialGradient>
    <radialGradient id="blush"><stop stop-color="${person.lips ?? '#c8664f'}" stop-opacity=".3"/><stop offset="1" stop-color="${person.lips ?? '#c8664f'}" stop-opacity="0"/></radialGradient>
    <clipPath id="face"><path d="${faceOutline(jaw)}"/></clipPath>
  </defs>`;
}

const background = (night: string) => `
  <rect width="480" height="560" fill="url(#night)"/>
  <circle cx="300" cy="230" r="186" fill="url(#moon)"/>
  <g fill="none" stroke="${night}" stroke-width="1.6"><circle cx="300" cy="230" r="214" opacity=".26"/><circle cx="300" cy="230" r="250" opacity=".16"/><circle cx="300" cy="230" r="294" opacity=".09"/></g>`;

/**
 * A person under one lamp from the right, before a moon and its rings on the water; twice as large as it is
 * served, so that thin lines keep their weight.
 */
export function composePortrait(person: Person, { box, width, height }: Crop): string {
  const hair = hairLayers(person.hair.style, person.hair.color);
  const { style, color, second } = person.clothes;
  const build = 0.93 + person.jaw * 0.16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${2 * width}" height="${2 * height}">${definitions(person)}
    ${background(person.night)}${hair.back}${neck(person)}<g transform="translate(240 0) scale(${build} 1) translate(-240 -16)">${clothes(style, color, second)}</g>${face(person)}${hair.front}${beard(person.beard ?? 'none', person)}${hair.over}
    ${person.earrings ? earrings(palette.amber) : ''}${glasses(person.glasses)}</svg>`;
}
