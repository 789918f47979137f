import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingSheet, KitProvider, type Pens, drawingsFolder } from 'shared-content/ui';

const placeholder = `${drawingsFolder}___DRAWINGS___.svg`;

/** Length of markup, in characters, from which a reference to it saves bytes. */
const leastLength = 100;

/** Finds references to the document (rules, gradients), which have no meaning in a file of its own. */
const needsDocument = /\s(?:class|style|id)=|url\(|\shref="#/;

/** Replaces classes by their pens' attributes. These win over the element's own attributes, as classes do in CSS. */
function drawnWith(markup: string, pens: Pens): string {
  return markup.replace(
    /<([a-z]\w*)((?:\s[^<>]*?)?)(\/?)>/gi,
    (whole, tag: string, rest: string, end: string) => {
      const named = / class="([^"]*)"/.exec(rest)?.[1]?.split(' ') ?? [];
      if (named.some((name) => !pens[name])) return whole;
      const drawn: Record<string, string | number> = {};
      for (const name of [tag, ...named]) Object.assign(drawn, pens[name]);
      let attributes = rest.replace(/ class="[^"]*"/, '');
      for (const [name, value] of Object.entries(drawn))
        attributes = `${attributes.replace(new RegExp(` ${name}="[^"]*"`), '')} ${name}="${value}"`;
      return `<${tag}${attributes}${end}>`;
    },
  );
}

/** Top-level elements of markup that React has written: opening tag, content, and the whole element. */
function getElements(markup: string): { open: string; inside: string; whole: string }[] {
  const elements: { open: string; inside: string; whole: string }[] = [];
  let depth = 0;
  let start = 0;
  let inside = 0;
  for (const match of markup.matchAll(/<(\/?)[a-z][^<>]*?(\/?)>/gi)) {
    const end = match.index + match[0].length;
    if (depth === 0) {
      start = match.index;
      inside = end;
    }
    depth += match[1] ? -1 : match[2] ? 0 : 1;
    if (depth === 0)
      elements.push({
        open: markup.slice(start, inside),
        inside: markup.slice(inside, match[1] ? match.index : end),
        whole: markup.slice(start, end),
      });
  }
  return elements;
}

/** Passes each run of markup that can move to a file to `put`, and replaces the run by the result. */
function split(markup: string, put: (whole: string) => string): string {
  let [shown, run] = ['', ''];
  for (const { open, inside, whole } of getElements(markup)) {
    if (!needsDocument.test(whole)) {
      run += whole;
      continue;
    }
    shown += put(run);
    run = '';
    const isGroup = /^<g[\s>]/.test(open) && !needsDocument.test(open);
    shown += isGroup ? `${open}${split(inside, put)}</g>` : whole;
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
    add: (drawing, pens) =>
      split(drawnWith(renderToStaticMarkup(<KitProvider cache={cache}>{drawing}</KitProvider>), pens), put),
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
