import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentFile } from '../../compose/documentFile';
import { ReleaseError } from '../ReleaseError';
import type { Store } from '../Store';
import { budgets } from '../budgets';

const decode = (value: string) => value.replaceAll('&amp;', '&');
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => decode(match[1] ?? ''));

/** Paths of this site that a document links to, without query and fragment. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map((match) => (match[1] ?? '').replace(/[?#].*$/, ''));

/** Assets of the apps that a document names (pictures, fonts, scripts), whichever origin serves them. */
const assetsOf = (html: string) =>
  [
    ...attributes(html, 'src'),
    ...attributes(html, 'href'),
    ...attributes(html, 'srcSet').flatMap((set) => set.split(/,\s+/)),
  ]
    .map((value) => (value.trim().split(' ')[0] ?? '').replace(/^https?:\/\/[^/]+(?=\/assets\/)/, ''))
    .filter((value) => value.startsWith('/assets/'));

/**
 * Looks at a composed generation as a visitor would meet it: each document has one h1, a title, a
 * description and a canonical URL; every link of the site leads to a document, every asset is there.
 *
 * @throws ReleaseError naming document and fault
 */
export async function checkGeneration(
  store: Store,
  generation: string,
  routes: readonly string[],
): Promise<void> {
  const folder = store.pages(generation);
  const known = new Set<string>(routes);
  const present = new Map<string, Promise<boolean>>();
  const exists = (url: string) => {
    let answer = present.get(url);
    if (!answer)
      present.set(
        url,
        (answer = stat(path.join(store.folder, url)).then(
          () => true,
          () => false,
        )),
      );
    return answer;
  };
  for (const route of routes) {
    const fail = (words: string): never => {
      throw new ReleaseError(`${route} ${words}`);
    };
    const file = path.join(folder, documentFile(route));
    const html = await readFile(file, 'utf8').catch(() => fail('has no document.'));
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) fail(`has ${headings} h1 elements; a page has one.`);
    for (const part of ['<title>', '<meta name="description"', '<link rel="canonical"'])
      if (!html.includes(part)) fail(`has no ${part} in its head.`);
    const lost = linksOf(html).find((link) => !known.has(link));
    if (lost !== undefined) fail(`links to ${lost}, which no section serves.`);
    for (const asset of new Set(assetsOf(html)))
      if (!(await exists(asset))) fail(`names ${asset}, which is not in the store.`);
    const { size } = await stat(`${file}.br`);
    if (size > budgets.document)
      fail(`has ${size} bytes (brotli); the budget of a document is ${budgets.document}.`);
  }
}
