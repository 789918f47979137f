import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/** The clients' typefaces (SIL Open Font License), from the registry; they live in drawings only, no page loads them. */
const packages = {
  'Instrument Sans': undefined,
  Archivo: 'archivo',
  Bricolage: 'bricolage-grotesque',
  Figtree: 'figtree',
  Fraunces: 'fraunces',
  'JetBrains Mono': 'jetbrains-mono',
  Lexend: 'lexend',
  Nunito: 'nunito',
  Oswald: 'oswald',
  Playfair: 'playfair-display',
  Rubik: 'rubik',
  'Source Serif': 'source-serif-4',
  'Space Grotesk': 'space-grotesk',
} as const;

export type Typeface = keyof typeof packages;

/** The font faces that a skin needs, inside the drawing's page. */
export const typefacesOf = ({ type, display }: { type: Typeface; display?: Typeface }): string =>
  [...new Set([type, display ?? type])]
    .map((face) => {
      const name = packages[face];
      if (!name) return '';
      const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:"${face}";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    })
    .join('');
