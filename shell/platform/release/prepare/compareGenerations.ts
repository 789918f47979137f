import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { diffArrays } from 'diff';
import { type ChildNode, isComment, isTag, isText } from 'domhandler';
import { appAt } from 'shared-content/federation';
import { type Document, parseHtml, rawText, select } from '../../http/parseHtml';
import { errorFile, notFoundFile, routeOfDocument } from '../../store/generationFiles';

/** The differences of a document for its owner to read. */
export interface DocumentChange {
  /** `/services`; `404.html` for the not-found document. */
  readonly route: string;
  /** The app that owns the page. */
  readonly owner: string;
  readonly is: 'new' | 'gone' | 'changed';
  /** Parts of the head: name, before and after. */
  readonly head: readonly { readonly name: string; readonly before: string; readonly after: string }[];
  /** Lines of text, each with `- ` or `+ ` before it. */
  readonly text: readonly string[];
  /** Length as sent (brotli) in both. */
  readonly bytes: { readonly before: number; readonly after: number };
}

/** The comparison of two generations. */
interface Comparison {
  readonly changes: readonly DocumentChange[];
  /** Documents that differ only in markup: same words, same head. */
  readonly markup: readonly string[];
  /** Number of documents that differ at most in the versions that they pin. */
  readonly same: number;
}

/** Markup without the versions of scripts and pictures. */
export const withoutVersions = (html: string): string =>
  html.replaceAll(/\/assets\/([a-z-]+)\/[0-9a-f]{12}\//g, '/assets/$1/');
const withoutCode = (html: string) =>
  withoutVersions(html).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

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
const splitLines = (page: Document): string[] =>
  select('body', page)
    .flatMap(({ children }) => wordsIn(children).split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Content of a head, by the name of each part; data about the page (JSON-LD) is one part. */
export function getHead(page: Document): ReadonlyMap<string, string> {
  const parts = new Map([['title', select('head title', page).map(rawText).join('')]]);
  for (const { attribs } of select('head meta[content]', page))
    parts.set(attribs.name ?? attribs.property ?? '', withoutVersions(attribs.content ?? ''));
  for (const { attribs } of select('link[rel="canonical"], link[rel="alternate"], link[rel="icon"]', page))
    parts.set(attribs.rel ?? '', withoutVersions(attribs.href ?? ''));
  const data = select('script[type="application/ld+json"]', page).map(rawText);
  if (data.length > 0) parts.set('structured data', withoutVersions(data.join('\n')));
  return parts;
}

/** Lines that were removed (`- …`) and added (`+ …`), in their order. */
export const lineChanges = (before: readonly string[], after: readonly string[]): string[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );

function headChanges(before: Document, after: Document): DocumentChange['head'] {
  const [old, next] = [getHead(before), getHead(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? '', next.get(name) ?? ''];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

interface Found {
  readonly html: string;
  readonly bytes: number;
}

async function getDocuments(folder: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (!name.endsWith('.html') || name === errorFile) continue;
    const file = path.join(folder, name);
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    found.set(name === notFoundFile ? name : routeOfDocument(name), {
      html: await readFile(file, 'utf8'),
      bytes: size,
    });
  }
  return found;
}

/**
 * Compares all documents of two generations by what readers and search engines see: text, head, length.
 *
 * @param before folder of the older generation
 */
export async function compareGenerations(before: string, after: string): Promise<Comparison> {
  const [old, next] = [await getDocuments(before), await getDocuments(after)];
  const changes: DocumentChange[] = [];
  const markup: string[] = [];
  let same = 0;
  for (const route of [...new Set([...old.keys(), ...next.keys()])].sort()) {
    const [was, is] = [old.get(route), next.get(route)];
    const [wasPage, isPage] = [parseHtml(was?.html ?? ''), parseHtml(is?.html ?? '')];
    const head = headChanges(wasPage, isPage);
    const text = lineChanges(splitLines(wasPage), splitLines(isPage));
    if (was && is && head.length === 0 && text.length === 0) {
      if (withoutCode(was.html) === withoutCode(is.html)) same += 1;
      else markup.push(route);
    } else
      changes.push({
        route,
        owner: appAt(route),
        is: !was ? 'new' : !is ? 'gone' : 'changed',
        // For a page that is entirely new or removed, the title is enough.
        head: was && is ? head : head.filter(({ name }) => name === 'title'),
        text: was && is ? text : [],
        bytes: { before: was?.bytes ?? 0, after: is?.bytes ?? 0 },
      });
  }
  return { changes, markup, same };
}
