import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffArrays } from 'diff';
import { type ChildNode, isComment, isTag, isText } from 'domhandler';
import pMap from 'p-map';
import { defaultConcurrency } from 'shared-content/artifact/durable';
import { type Document, parseHtml, rawText, select } from '../http/parseHtml';
import { notFoundRoute, readPolicies, readRedirects, routeOfDocument } from '../store/generationFiles';
import { changedApps } from '../store/history';
import type { Versions } from '../store/state.contract';

/** A generation's documents and versions. */
interface ComparedGeneration {
  /** Its folder. */
  readonly folder: string;
  readonly versions: Versions;
}

/** The changes between two compositions, for people. */
interface Plan {
  readonly lines: readonly string[];
  /** Routes of documents with other bytes than the live ones; all where nothing is live. */
  readonly changed: readonly string[];
  /** Live addresses that would be gone: pages without a replacement, and redirects that end. */
  readonly lost: readonly string[];
}

/**
 * Compares two compositions: apps, redirects, and the documents by path, head and visible content.
 *
 * @param before the earlier composition; undefined for the first one
 */
export async function getPlan(
  before: ComparedGeneration | undefined,
  after: ComparedGeneration,
): Promise<Plan> {
  const changes = await compareDocuments(before?.folder, after.folder);
  const apps = changedApps(before?.versions, after.versions).map((app) => {
    const [from, to] = [before?.versions[app], after.versions[app]];
    return from && to ? `  ~ ${app} ${from} → ${to}` : to ? `  + ${app} ${to}` : `  - ${app} ${from}`;
  });
  const routesOf = (is: DocumentChange['is']) =>
    changes.filter((one) => one.is === is && one.route !== notFoundRoute).map(({ route }) => route);
  const [added, gone, shown] = [routesOf('new'), routesOf('gone'), routesOf('changed')];
  const oldMoves: Readonly<Record<string, string>> = before ? await readRedirects(before.folder) : {};
  const moves: Readonly<Record<string, string>> = await readRedirects(after.folder);
  const ended = Object.keys(oldMoves).filter((from) => !Object.hasOwn(moves, from) && !added.includes(from));
  return {
    changed: changes.filter(({ is }) => is !== 'gone').map(({ route }) => route),
    lost: [...gone.filter((route) => !Object.hasOwn(moves, route)), ...ended],
    lines: [
      ...apps,
      ...(before ? added.map((route) => `  + page ${route}`) : [`  + ${added.length} pages`]),
      ...gone.map((route) => `  - page ${route}`),
      ...Object.entries(moves)
        .filter(([from, to]) => oldMoves[from] !== to)
        .map(([from, to]) => `  > ${from} leads to ${to}`),
      ...ended.map((from) => `  - redirect of ${from}`),
      ...changes.flatMap((change) => headLines(change)),
      ...(shown.length > 0
        ? [`  ~ Pages that show something else, ${shown.length}: ${summarize(shown)}`]
        : []),
    ],
  };
}

const truncate = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
const summarize = (routes: readonly string[]) =>
  routes.length > 6 ? `${routes.slice(0, 6).join(', ')} and ${routes.length - 6} more` : routes.join(', ');

/** A head's changes that search engines show, a line each. */
const headLines = ({ route, head }: DocumentChange): string[] =>
  head
    .filter(({ name }) => name === 'title' || name === 'description')
    .map(
      ({ name, before, after }) => `  ~ ${name} of ${route}: "${truncate(before)}" → "${truncate(after)}"`,
    );

/** A document that has other bytes. */
export interface DocumentChange {
  readonly route: string;
  /** `pinned`: only the versions that it pins differ. */
  readonly is: 'new' | 'gone' | 'changed' | 'pinned';
  /** Parts of the head: name, before and after. */
  readonly head: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** Lines of text, each with `- ` or `+ ` before it. */
  readonly text: readonly string[];
}

/** The documents that compose has written: each has a policy, which an HTML file of public/ has not. */
const documentsIn = async (folder: string | undefined): Promise<string[]> =>
  folder === undefined ? [] : Object.keys(await readPolicies(folder));

/**
 * Compares all documents of two generations by what readers and search engines see. Those with the same bytes are left
 * out.
 *
 * @param before folder of the older generation; undefined for none
 */
export async function compareDocuments(before: string | undefined, after: string): Promise<DocumentChange[]> {
  const [old, next] = [new Set(await documentsIn(before)), new Set(await documentsIn(after))];
  const compare = async (file: string): Promise<DocumentChange[]> => {
    const route = routeOfDocument(file);
    const isBoth = old.has(file) && next.has(file);
    if (!isBoth) return [{ route, is: next.has(file) ? 'new' : 'gone', head: [], text: [] }];
    const read = (folder = '') => readFile(path.join(folder, file), 'utf8');
    const [was, is] = [await read(before), await read(after)];
    if (was === is) return [];
    const head = headChanges(was, is);
    if (head.length === 0 && withoutScripts(was) === withoutScripts(is))
      return [{ route, is: 'pinned', head, text: [] }];
    return [{ route, is: 'changed', head, text: lineChanges(splitLines(was), splitLines(is)) }];
  };
  return (await pMap([...new Set([...next, ...old])].sort(), compare, defaultConcurrency)).flat();
}

const withoutVersions = (html: string): string =>
  html.replaceAll(/\/assets\/([a-z-]+)\/\w{22}\//g, '/assets/$1/');
const withoutScripts = (html: string): string =>
  withoutVersions(html).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** Elements within a line of text; any other begins a new line. */
const inline = new Set('a abbr b cite code em i mark q small span strong sub sup time u wbr'.split(' '));

const wordsIn = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      // React puts comments between a value and the text around it.
      if (isComment(node)) return '\n';
      if (!isTag(node) || node.name === 'script' || node.name === 'style') return '';
      if (node.name === 'img' && node.attribs.alt) return `\n[picture: ${node.attribs.alt}]\n`;
      return inline.has(node.name) ? wordsIn(node.children) : `\n${wordsIn(node.children)}\n`;
    })
    .join('');

/** The words of a document, a line for each block. */
const splitLines = (html: string): string[] =>
  select('body', parseHtml(html))
    .flatMap(({ children }) => wordsIn(children).split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Lines that were removed (`- …`) and added (`+ …`), in their order. */
const lineChanges = (before: readonly string[], after: readonly string[]): string[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );

/** Content of a head, by the name of each part; data about the page (JSON-LD) is one part. */
function getHead(html: string): ReadonlyMap<string, string> {
  const page: Document = parseHtml(html.slice(0, html.indexOf('</head>')));
  const parts = new Map([['title', select('head title', page).map(rawText).join('')]]);
  for (const { attribs } of select('head meta[content]', page))
    parts.set(attribs.name ?? attribs.property ?? '', withoutVersions(attribs.content ?? ''));
  for (const { attribs } of select('link[rel="canonical"], link[rel="alternate"], link[rel="icon"]', page))
    parts.set(attribs.rel ?? '', withoutVersions(attribs.href ?? ''));
  const data = select('script[type="application/ld+json"]', page).map(rawText);
  if (data.length > 0) parts.set('structured data', withoutVersions(data.join('\n')));
  return parts;
}

function headChanges(before: string, after: string): DocumentChange['head'] {
  const [old, next] = [getHead(before), getHead(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? '', next.get(name) ?? ''];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}
