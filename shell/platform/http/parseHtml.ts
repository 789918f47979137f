import { compile, selectAll } from 'css-select';
import { type Document, type Element, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

export type { Document, Element };

/** A document as elements, read as browsers read it: attributes decoded, scripts and styles as they stand. */
export const parseHtml = (html: string): Document => parseDocument(html);

const compiled = new Map<string, ReturnType<typeof compile>>();

/** Elements below (not including) one that a CSS selector names, in order. */
export function select(selector: string, within: Document | Element): Element[] {
  const query = compiled.get(selector) ?? compile(selector);
  compiled.set(selector, query);
  return selectAll(query, within.children) as unknown as Element[];
}

/** The text of a script or style, byte for byte as a browser hashes it. */
export const rawText = (element: Element): string =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('');

/** What an element says: its text, and what stands for text (`alt`, `aria-label`), as `headingFaults` has it. */
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
