import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import { type ChildNode, type Element, cloneNode, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingSheet, KitProvider, type Pens, drawingsFolder } from 'shared-content/ui';

const placeholder = `${drawingsFolder}___DRAWINGS___.svg`;

/** Length of markup, in characters, from which a reference to it saves bytes. */
const leastLength = 100;

/** Finds references to the document (rules, gradients), which has no meaning in a file of its own. */
const needsDocument = /\s(?:class|style|id)=|url\(|\shref="#/;

/** Markup as React has written it. */
const write = (node: ChildNode) =>
  DomUtils.getOuterHTML(node, { encodeEntities: false, emptyAttrs: true, selfClosingTags: false });

/** Replaces classes by their pens' attributes. These win over the element's own attributes, as classes do in CSS. */
function applyPens({ name: tag, attribs }: Element, pens: Pens): void {
  const named = attribs.class?.split(' ') ?? [];
  if (named.some((name) => !pens[name])) return;
  delete attribs.class;
  for (const pen of [tag, ...named])
    for (const [name, value] of Object.entries(pens[pen] ?? {})) attribs[name] = String(value);
}

/** Passes each run of markup that can move to a file to `put`, and replaces the run by the result. */
function moveRuns(nodes: readonly ChildNode[], put: (whole: string) => string): string {
  let [shown, run] = ['', ''];
  for (const node of nodes) {
    const whole = write(node);
    if (!needsDocument.test(whole)) {
      run += whole;
      continue;
    }
    shown += put(run);
    run = '';
    const open = write(cloneNode(node)).replace('</g>', '');
    const isGroup = isTag(node) && node.name === 'g' && !needsDocument.test(open);
    shown += isGroup ? `${open}${moveRuns(node.children, put)}</g>` : whole;
  }
  return shown + put(run);
}

/**
 * Collects the drawings of one document, each once.
 *
 * @param cache Emotion cache of the document: drawings that stay inline need its classes
 */
export function createDrawingSheet(cache: EmotionCache) {
  const drawings = new Map<string, string>();
  const put = (markup: string) => {
    if (markup.length < leastLength) return markup;
    const id = drawings.get(markup) ?? `d${drawings.size}`;
    drawings.set(markup, id);
    return `<use href="${placeholder}#${id}"></use>`;
  };
  const sheet: DrawingSheet = {
    add(drawing, pens) {
      const markup = renderToStaticMarkup(<KitProvider cache={cache}>{drawing}</KitProvider>);
      const { children } = parseDocument(markup, { xmlMode: true, decodeEntities: false });
      for (const element of DomUtils.getElementsByTagName('*', children)) applyPens(element, pens);
      return moveRuns(children, put);
    },
  };
  return {
    sheet,
    /** Sets the file's name in the document, and returns both. The name is a hash of the bytes, so pages can share a file. */
    finish(html: string): { readonly html: string; readonly files: Readonly<Record<string, string>> } {
      if (drawings.size === 0) return { html, files: {} };
      const groups = [...drawings].map(([markup, id]) => `<g id="${id}">${markup}</g>`);
      const file = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
      const name = `${drawingsFolder}${createHash('sha256').update(file).digest('hex').slice(0, 8)}.svg`;
      return { html: html.replaceAll(placeholder, name), files: { [name]: file } };
    },
  };
}
