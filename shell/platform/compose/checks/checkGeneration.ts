import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { abreast } from 'shared-content/build/durable';
import { getOuterHTML } from 'domutils';
import type { AppBuild } from 'shared-content/build/build.contract';
import { type Pins, appAt, headings, pinsElementId, stillRules } from 'shared-content/federation';
import type { Finding } from '../composer.contract';
import { type Document, parseHtml, rawText, select, wordsOf } from '../../http/parseHtml';
import { documentFile, notFoundRoute } from '../../store/generationFiles';
import type { Store } from '../../store/Store';
import { budgets } from '../budgets';
import { documentParts } from './documentParts';
import { assetsOf, linksOf, picturesOf, pngSize } from './namedFiles';
import { heaviest, overBy, total } from './weights';
import type { Versions } from '../../store/state.contract';

/** What a generation is to hold. */
interface CheckedSite {
  readonly routes: readonly string[];
  readonly redirects?: Readonly<Record<string, string>>;
  /** Of the builds that it is composed of. */
  readonly mode?: AppBuild['mode'];
}

/** One document under the eyes of the rules below. */
interface Looked {
  readonly route: string;
  readonly page: Document;
  /** Folder of the store, and of the generation. */
  readonly folders: { readonly store: string; readonly generation: string };
  /** Bytes of a file; undefined where there is none. Each is looked up once. */
  readonly sizeOf: (file: string) => Promise<number | undefined>;
  /** Tells what visitors would meet: it refuses every release that is not forced. */
  readonly breaks: (words: string) => void;
  /** Tells what a budget or a convention forbids: only noted of a version that was released before. */
  readonly rule: (words: string) => void;
}

function checkHead({ route, page, breaks, rule }: Looked): void {
  const count = select('h1', page).length;
  if (count !== 1) rule(`has ${count} h1 elements; a page has one.`);
  for (const heading of select(headings, page))
    if (wordsOf(heading) === '')
      breaks(
        `has an empty ${heading.name} (${getOuterHTML(heading).slice(0, 80)}): a heading has words. Was a prop renamed?`,
      );
  // Not-found stands for every path that there is not: it has no address and no card of its own.
  const canonical = route === notFoundRoute ? [] : ['link[rel="canonical"]'];
  for (const part of ['title', 'meta[name="description"]', ...canonical])
    // Drawings in the body have titles, too.
    if (select(`head > ${part}`, page).length === 0) rule(`has no ${part} in its head.`);
}

function checkLinks({ page, breaks, rule }: Looked, { routes, redirects = {} }: CheckedSite): void {
  const known = new Set(routes);
  for (const lost of new Set(linksOf(page).filter((link) => !known.has(link)))) {
    const moved = redirects[lost];
    if (moved !== undefined) rule(`links to ${lost}, which moved to ${moved}. Link there.`);
    else breaks(`links to ${lost}, which no section serves.`);
  }
}

/** Where the route says `still`, nothing runs for the page's own controls. */
function checkStill({ page, breaks }: Looked): void {
  const [pins] = select(`#${pinsElementId}`, page);
  if (!pins || !(JSON.parse(rawText(pins)) as Pins).still) return;
  const apart = new Set(select(stillRules.apart, page).flatMap((one) => [one, ...select('*', one)]));
  const controls = select('[data-part]', page).flatMap((part) => select(stillRules.controls, part));
  for (const name of new Set(controls.filter((one) => !apart.has(one)).map((control) => control.name)))
    breaks(
      `has a <${name}>, which would be dead: its route says \`still\`, and no script runs on the page. Leave that out.`,
    );
}

async function checkAssets({ page, folders, sizeOf, breaks }: Looked): Promise<void> {
  for (const asset of new Set(assetsOf(page)))
    if ((await sizeOf(path.join(folders.store, asset))) === undefined)
      breaks(`names ${asset}, which is not in the store.`);
}

async function checkCard({ page, folders, sizeOf, breaks, rule }: Looked): Promise<void> {
  const card = select('meta[property="og:image"]', page)[0]?.attribs.content;
  if (card === undefined) return rule('has no share card (og:image).');
  const { pathname } = new URL(card, 'http://site.invalid');
  // A shell of before cards lived in the generation names its own asset.
  const file = path.join(pathname.startsWith('/assets/') ? folders.store : folders.generation, pathname);
  if ((await sizeOf(file)) === undefined)
    return breaks(`names the share card ${card}, which does not exist.`);
  const size = await pngSize(file);
  if (size !== '1200x630')
    rule(`has a share card of ${size ?? 'another format'}; it is a PNG of 1200x630 pixels.`);
}

/** The heaviest files that a browser may choose, one for each picture. */
async function checkPictures({ page, folders, sizeOf, rule }: Looked): Promise<void> {
  const pictures = await Promise.all(
    picturesOf(page).map(async (files) => {
      const sized = await Promise.all(
        files.map(async (name) => ({ name, bytes: (await sizeOf(path.join(folders.store, name))) ?? 0 })),
      );
      return sized.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    }),
  );
  const distinct = [...new Map(pictures.map((one) => [one.name, one])).values()];
  if (total(distinct) > budgets.pagePictures)
    rule(`shows ${overBy(distinct, 'pictures', budgets.pagePictures, 'pagePictures')}.`);
}

/** @param file of the document, @param html its text */
async function checkWeight(file: string, html: string, rule: Looked['rule']): Promise<void> {
  const { size: bytes } = await stat(`${file}.br`);
  if (bytes > budgets.document)
    rule(
      `has ${bytes} bytes (brotli), ${bytes - budgets.document} over the budget of a document, ${budgets.document} (document in shell/platform/compose/budgets.ts); heaviest: ${heaviest(documentParts(html))}.`,
    );
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
  site: CheckedSite,
  report: (route: string, words: string, kind: Finding['kind']) => void,
): Promise<void> {
  const folders = { store: store.folder, generation: store.pages(generation) };
  const versions: Partial<Versions> = await store.versionsOf(generation);
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
  const check = async (route: string) => {
    const owner = appAt(route);
    const found: Parameters<typeof report>[] = [];
    const say = (kind: Finding['kind']) => (words: string) =>
      void found.push([route, `(${owner} ${versions[owner] ?? '?'}) ${words}`, kind]);
    const [breaks, rule] = [say('breaks'), say('rule')];
    const file = path.join(folders.generation, documentFile(route));
    const html = await readFile(file, 'utf8').catch(() => '');
    if (html === '') {
      breaks('has no document.');
      return found;
    }
    const looked: Looked = { route, page: parseHtml(html), folders, sizeOf, breaks, rule };
    checkHead(looked);
    checkLinks(looked, site);
    checkStill(looked);
    await checkAssets(looked);
    if (route !== notFoundRoute) await checkCard(looked);
    // As for scripts: nobody is sent a development build.
    if (site.mode !== 'development') await checkWeight(file, html, rule);
    await checkPictures(looked);
    return found;
  };
  // Told in the order of the routes, whichever is read first.
  const found = await pMap([...site.routes, notFoundRoute], check, abreast);
  for (const fault of found.flat()) report(...fault);
}
