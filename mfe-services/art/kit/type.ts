import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

const face = (name: string, file: string, weight: string) =>
  `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}) format("woff2")}`;

/** Typefaces besides the site's own: a serif for paper, a mono for code, a font for Bangla. */
export const typeCss = () =>
  [
    face(
      'Serif',
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      '200 900',
    ),
    face(
      'Mono',
      '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
      '100 800',
    ),
    face(
      'Bangla',
      '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
      '100 900',
    ),
  ].join('');
