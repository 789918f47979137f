import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sectionOwning } from 'shared-content/federation';
import type { Finding } from '../composer.contract';
import { documentFile } from '../../store/documentFile';
import type { Store, Versions } from '../../store/Store';
import { budgets } from '../budgets';
import { documentParts } from './documentParts';
import { heaviest, overBy, total } from './weights';

const decode = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) => decode(match[1] ?? ''));

/** Paths of this site that a document links to, without query and fragment. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map((match) => (match[1] ?? '').replace(/[?#].*$/, ''));

/** `/assets/a.avif 320w, /assets/b.avif 960w` → URLs. */
const candidates = (set: string) => set.split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? '');
/** Path of an asset, whichever origin serves it. */
const assetPath = (url: string) => url.trim().replace(/^https?:\/\/[^/]+(?=\/assets\/)/, '');

const urlsOf = (html: string) => [
  ...attributes(html, 'src'),
  ...attributes(html, 'href'),
  ...attributes(html, 'poster'),
  ...attributes(html, 'srcSet').flatMap(candidates),
];

/** Assets of the apps that a document names (pictures, fonts, scripts). */
const assetsOf = (html: string) =>
  urlsOf(html)
    .map(assetPath)
    .filter((url) => url.startsWith('/assets/'));

const picture = /\.(avif|webp|png|jpe?g|gif|svg)$/;

/** The pictures of a document, each with all files that a browser may choose of. */
function picturesOf(html: string): string[][] {
  const body = html.slice(html.indexOf('<body'));
  const groups = body.match(/<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>|<video\b[^>]*>/g) ?? [];
  return groups
    .map((group) => [...new Set(urlsOf(group).map(assetPath))].filter((url) => picture.test(url)))
    .filter((files) => files.length > 0);
}

/** What an element says: its text, and what stands for text (`alt`, `aria-label`). */
const wordsIn = (markup: string) =>
  `${markup.replace(/<[^>]*>/g, '')}${attributes(markup, 'alt').join('')}${attributes(markup, 'aria-label').join('')}`.trim();

/** Width and height of a PNG (its IHDR chunk), undefined for anything else. */
async function pngSize(file: string): Promise<string | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(24), 0, 24, 0).finally(() => handle.close());
  if (bytesRead < 24 || buffer.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return `${buffer.readUInt32BE(16)}x${buffer.readUInt32BE(20)}`;
}

/**
 * Looks at a composed generation as a visitor would meet it: each document has one h1 and words in every
 * heading, a title, a description, a canonical URL and a share card that exists; every link of the site leads
 * to a document, every asset is there; documents and their pictures stay within their budgets.
 *
 * @param report hears route, owner (section and version) with the fault, and whether it breaks the page or a
 * rule; goes on where it returns
 */
export async function checkGeneration(
  store: Pick<Store, 'folder' | 'pages' | 'versionsOf'>,
  generation: string,
  { routes, redirects = {} }: { routes: readonly string[]; redirects?: Readonly<Record<string, string>> },
  report: (route: string, words: string, kind: Finding['kind']) => void,
): Promise<void> {
  const folder = store.pages(generation);
  const versions: Partial<Versions> = await store.versionsOf(generation);
  const known = new Set<string>(routes);
  const present = new Map<string, Promise<number | undefined>>();
  const sizeOf = (file: string) => {
    const answer =
      present.get(file) ??
      stat(file).then(
        ({ size }) => size,
        () => undefined,
      );
    present.set(file, answer);
    return answer;
  };
  for (const route of [...routes, '/404']) {
    const owner = sectionOwning(route)?.name ?? 'shell';
    const say = (kind: Finding['kind']) => (words: string) =>
      report(route, `(${owner} ${versions[owner] ?? '?'}) ${words}`, kind);
    const [breaks, rule] = [say('breaks'), say('rule')];
    const file = path.join(folder, documentFile(route));
    const html = await readFile(file, 'utf8').catch(() => '');
    if (html === '') {
      breaks('has no document.');
      continue;
    }

    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) rule(`has ${headings} h1 elements; a page has one.`);
    for (const [heading, level] of html.matchAll(/<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/g))
      if (wordsIn(heading) === '')
        breaks(`has an empty h${level} (${heading.slice(0, 80)}): a heading has words. Was a prop renamed?`);
    // Not-found stands for every path that there is not: it has no address and no card of its own.
    const canonical = route === '/404' ? [] : ['<link rel="canonical"'];
    for (const part of ['<title>', '<meta name="description"', ...canonical])
      if (!html.includes(part)) rule(`has no ${part} in its head.`);
    for (const lost of new Set(linksOf(html).filter((link) => !known.has(link)))) {
      const moved = redirects[lost];
      if (moved !== undefined) rule(`links to ${lost}, which moved to ${moved}. Link there.`);
      else breaks(`links to ${lost}, which no section serves.`);
    }
    for (const asset of new Set(assetsOf(html)))
      if ((await sizeOf(path.join(store.folder, asset))) === undefined)
        breaks(`names ${asset}, which is not in the store.`);
    if (route !== '/404') await checkCard(html);

    const { size: bytes } = await stat(`${file}.br`);
    const name = route === '/' ? 'homeDocument' : 'document';
    if (bytes > budgets[name])
      rule(
        `has ${bytes} bytes (brotli), ${bytes - budgets[name]} over the budget of a document, ${budgets[name]} (${name} in shell/platform/compose/budgets.ts); heaviest: ${heaviest(documentParts(html))}.`,
      );
    const pictures = await Promise.all(
      picturesOf(html).map(async (files) => {
        const sized = await Promise.all(
          files.map(async (name) => ({ name, bytes: (await sizeOf(path.join(store.folder, name))) ?? 0 })),
        );
        return sized.reduce((a, b) => (b.bytes > a.bytes ? b : a));
      }),
    );
    const distinct = [...new Map(pictures.map((one) => [one.name, one])).values()];
    if (total(distinct) > budgets.pagePictures)
      rule(`shows ${overBy(distinct, 'pictures', budgets.pagePictures, 'pagePictures')}.`);

    async function checkCard(markup: string): Promise<void> {
      const card = /<meta property="og:image" content="([^"]*)"/.exec(markup)?.[1];
      if (card === undefined) return rule('has no share card (og:image).');
      const { pathname } = new URL(decode(card), 'http://site.invalid');
      // A shell of before cards lived in the generation names its own asset.
      const cardFile = path.join(pathname.startsWith('/assets/') ? store.folder : folder, pathname);
      if ((await sizeOf(cardFile)) === undefined)
        return breaks(`names the share card ${card}, which does not exist.`);
      const size = await pngSize(cardFile);
      if (size !== '1200x630')
        rule(`has a share card of ${size ?? 'another format'}; it is a PNG of 1200x630 pixels.`);
    }
  }
}
