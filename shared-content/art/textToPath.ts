import { readPdfGlyphs } from './readPdfGlyphs';
import { relativePath, type PathOperator } from './relativePath';
import type { Studio } from './openStudio';
import { typefaceCss } from './typefaceCss';

export interface TypeStyle {
  size: number;
  weight?: number;
  /** Percent, 75 (condensed) to 100. */
  stretch?: number;
  /** Letter spacing in em. */
  tracking?: number;
  italic?: boolean;
  /** A typeface other than the site's: the name of its package in `@fontsource-variable`. */
  face?: string;
}

interface TextPath {
  /** SVG path data; the baseline is y = 0 and the ink starts at x = 0. */
  d: string;
  width: number;
  top: number;
  bottom: number;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

// A glyph that is one plain bar ("l") comes as a rectangle operator: x y width height.
const rectangle = /^(\S+) (\S+) (\S+) (\S+) re$/gm;
const asLines = (_: string, ...[x, y, width, height]: string[]) => {
  const [left, top, right, bottom] = [
    Number(x),
    Number(y),
    Number(x) + Number(width),
    Number(y) + Number(height),
  ];
  return `${left} ${top} m\n${right} ${top} l\n${right} ${bottom} l\n${left} ${bottom} l\nh`;
};

/** Text as outlines, in the site's type where no other is named, so that a drawing needs no font where it is shown. */
export async function textToPath(studio: Studio, text: string, style: TypeStyle): Promise<TextPath> {
  const { size, weight = 600, stretch = 100, tracking = 0, italic = false, face } = style;
  const css = `white-space:pre;font-size:${size}px;font-weight:${weight};font-stretch:${stretch}%;letter-spacing:${tracking}em;font-style:${italic ? 'italic' : 'normal'}${face ? `;font-family:${face}` : ''}`;
  const loaded = face ? `<style>${typefaceCss(face, face)}</style>` : '';
  const glyphs = readPdfGlyphs(await studio.pdf(`${loaded}<div style="${css}">${escapeText(text)}</div>`));

  const xs: number[] = [];
  const ys: number[] = [];
  const operators: PathOperator[] = [];
  for (const glyph of glyphs) {
    for (const line of glyph.outline.replace(rectangle, asLines).split('\n')) {
      const parts = line.trim().split(' ');
      const name = parts.pop();
      if (name !== 'm' && name !== 'l' && name !== 'c' && name !== 'h') continue;
      const points = parts.map((part, i) => (Number(part) / glyph.unitsPerEm) * size + (i % 2 ? 0 : glyph.x));
      points.forEach((value, i) => (i % 2 ? ys : xs).push(value));
      operators.push({ name, points });
    }
  }
  const left = Math.min(...xs);
  const atLeft = operators.map(({ name, points }) => ({
    name,
    points: points.map((value, i) => (i % 2 ? value : value - left)),
  }));
  return {
    d: relativePath(atLeft),
    width: Math.max(...xs) - left,
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
