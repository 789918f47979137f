import { compile, selectAll } from 'css-select';
import { type Document, type Element, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export type { Document, Element };

/** Parses a document as browsers do: attributes decoded, scripts and styles left as they are. */
export const parseHtml = (html: string): Document => parseDocument(html);

const compiled = new Map<string, ReturnType<typeof compile>>();

/** Elements below (not including) one that match a CSS selector, in order. */
export function select(selector: string, within: Document | Element): Element[] {
  const query = compiled.get(selector) ?? compile(selector);
  compiled.set(selector, query);
  return selectAll(query, within.children) as unknown as Element[];
}

/** The text of a script or style, byte for byte as a browser hashes it. */
export const rawText = (element: Element): string =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('');

/** Text of an element, with its replacements (`alt`, `aria-label`). */
export const getWords = (element: Element): string =>
  [
    textContent(element),
    ...[element, ...select('[alt], [aria-label]', element)].flatMap(({ attribs }) => [
      attribs.alt ?? '',
      attribs['aria-label'] ?? '',
    ]),
  ]
    .join('')
    .trim();
