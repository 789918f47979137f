import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

const face = (style: 'normal' | 'italic') => {
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-${style}.woff2`;
  const data = readFileSync(resolve(file)).toString('base64');
  return `@font-face{font-family:"Instrument Sans";font-style:${style};font-weight:400 700;font-stretch:75% 100%;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
};

/** The site's own type, with both axes, inside the page: a drawing must not depend on installed fonts. */
export const instrumentSansCss = () => `${face('normal')}${face('italic')}`;
