import { inflateSync } from 'node:zlib';

interface PlacedGlyph {
  /** Where the glyph stands on the baseline, in CSS pixels. */
  x: number;
  /** Path operators of the outline in units of the font, y down. */
  outline: string;
  /** How many units the font size has: 1000 in most fonts, 2000 in some. */
  unitsPerEm: number;
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const head = /(\d+) 0 obj\s([^]*?)(stream\r?\n|endobj)/g;
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const [, id = '', dictionary = '', end] = match;
    let stream = '';
    if (end !== 'endobj') {
      // By the length that it states: packed bytes may look like any marker.
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
      const bytes = pdf.subarray(head.lastIndex, head.lastIndex + length);
      stream = (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
      head.lastIndex += length;
    }
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** A Type 3 font states what one of its units is of the font size: `/FontMatrix [.001 0 0 -.001 0 0]`. */
const getUnits = (font: string) => Math.round(1 / Number(/\/FontMatrix \[(\S+)/.exec(font)?.[1] ?? 0.001));

/** Type 3 glyph names by character code: `/Differences [0 /g0 /g1 …]` starts at the code that it names. */
function namesByCode(font: string): Map<number, string> {
  const [first = '0', ...names] = (/\/Differences \[([^\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/);
  return new Map(names.map((name, i) => [Number(first) + i, name]));
}

/**
 * Chromium prints a variable font as a Type 3 font: each glyph is a little program of path operators. The page says
 * where each one stands, kerning included. So a browser that is here anyway replaces a font library.
 */
export function readPdfGlyphs(pdf: Buffer): PlacedGlyph[] {
  const objects = readObjects(pdf);
  const all = [...objects.values()];
  const page = all.find(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))?.dictionary ?? '';
  const content = all.find(({ stream }) => / Tj\b/.test(stream))?.stream ?? '';

  let x = 0;
  let font = '';
  let names = new Map<number, string>();
  const glyphs: PlacedGlyph[] = [];
  for (const line of content.split('\n')) {
    const fontName = /^\/(F\d+) \S+ Tf$/.exec(line)?.[1];
    if (fontName !== undefined) {
      font = objects.get(new RegExp(`/${fontName} (\\d+) 0 R`).exec(page)?.[1] ?? '')?.dictionary ?? '';
      names = namesByCode(font);
    }
    const origin = /^1 0 0 -1 (\S+) \S+ Tm$/.exec(line);
    if (origin) x = Number(origin[1]);
    const move = /^(\S+) \S+ Td /.exec(line);
    if (move) x += Number(move[1]);
    const code = /<([0-9A-F]+)> Tj$/.exec(line)?.[1];
    if (code === undefined) continue;
    const name = names.get(Number.parseInt(code, 16)) ?? '?';
    const id = new RegExp(`${name} (\\d+) 0 R`).exec(font)?.[1] ?? '';
    const outline = objects.get(id)?.stream;
    if (outline === undefined)
      throw new Error(`readPdfGlyphs: no outline for glyph ${code}; is the font variable?`);
    glyphs.push({ x, outline, unitsPerEm: getUnits(font) });
  }
  return glyphs;
}
