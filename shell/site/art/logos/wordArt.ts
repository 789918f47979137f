import { textToPath, type Studio } from '../../../../shared-content/art';
import type { Lettering } from './logoList';
import { markWeight } from './markPen';
import { roundLower } from './roundLower';
import { strokeCaps } from './strokeCaps';

interface WordArt {
  svg: string;
  width: number;
  /** The lettering's optical top and bottom around the baseline 0, strokes included. */
  top: number;
  bottom: number;
}

const stroke = (weight: number) =>
  `fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;
const titled = (name: string) => name.replace(/(^| )\w/g, (letter) => letter.toUpperCase());

/** One line of a name, drawn so that its capitals stand `size` × 0.7 high in every kind of lettering. */
export async function wordArt(
  studio: Studio,
  words: string,
  lettering: Lettering,
  size: number,
): Promise<WordArt> {
  const cap = size * 0.7;
  switch (lettering.kind) {
    case 'type': {
      const text = lettering.capitals ? words.toUpperCase() : lettering.small ? words : titled(words);
      const path = await textToPath(studio, text, { size, ...lettering.style });
      return { svg: `<path d="${path.d}"/>`, width: path.width, top: -cap, bottom: 0 };
    }
    case 'caps': {
      const weight = markWeight * Math.min(1, size / 20);
      const height = cap - weight;
      const style = { height, width: height * 0.82, weight, spacing: size * 0.13, ...lettering.style };
      const { d, width } = strokeCaps(words.toUpperCase(), style);
      const svg = `<path d="${d}" transform="translate(${weight / 2} ${weight / 2 - cap})" ${stroke(weight)}/>`;
      return { svg, width: width + weight, top: -cap, bottom: 0 };
    }
    case 'lower': {
      const weight = markWeight * 1.12;
      const r = size * 0.245;
      const { svg, width } = roundLower(words, r, weight + size * 0.1);
      const moved = `<g transform="translate(${weight / 2} ${-weight / 2})" ${stroke(weight)}>${svg}</g>`;
      return { svg: moved, width: width + weight, top: -3 * r, bottom: 0 };
    }
  }
}
