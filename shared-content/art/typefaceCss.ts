import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;

/**
 * A typeface of the registry (SIL Open Font License) inside a drawing's page; no page of the site loads it.
 *
 * @param family what the drawing calls it
 * @param name of its package in `@fontsource-variable`
 */
export function typefaceCss(family: string, name: string): string {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}
