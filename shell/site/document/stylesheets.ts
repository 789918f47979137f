import { createHash } from 'node:crypto';
import type { CssNode, Rule, Selector, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { Parser } from 'htmlparser2';
import { getDeferredCss, paperCss } from 'shared-content/theme';
import serifUrl from 'shared-content/theme/serif.woff2';
import { closedFormCss } from './closedFormTemplate';

/** @throws Error where a part is not valid CSS: browsers would skip it */
function parseCss(css: string): StyleSheet {
  const onParseError = (error: Error) => {
    throw new Error(`The styles cannot be parsed: ${error.message}`);
  };
  return parse(css, { onParseError }) as StyleSheet;
}

/** CSS without comments and superfluous space. */
export const compactCss = (css: string): string => generate(parseCss(css));

/** Attributes in a markup, as `open` and `aria-expanded="true"`; in lower case, because React's spelling differs in case. */
function getAttributes(html: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  const parser = new Parser({
    onopentag(_name, given) {
      for (const [name, value] of Object.entries(given))
        attributes.add(name.toLowerCase()).add(`${name}="${value}"`.toLowerCase());
    },
  });
  parser.end(html);
  return attributes;
}

/** Whether a selector needs a pointer, or an attribute that no element has yet. */
function isOfLaterState(selector: CssNode, attributes: ReadonlySet<string>): boolean {
  let isLater = false;
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector') {
      isLater ||= node.name === 'hover' || node.name === 'active';
      return node.name === 'not' ? walk.skip : undefined;
    }
    if (node.type !== 'AttributeSelector' || (node.matcher && node.matcher !== '=')) return undefined;
    const name = node.name.name;
    const { value } = node;
    const asked = !value ? name : `${name}="${value.type === 'String' ? value.value : value.name}"`;
    isLater ||= !attributes.has(asked.toLowerCase());
    return undefined;
  });
  return isLater;
}

const isForPaper = (node: CssNode): boolean =>
  node.type === 'Atrule' &&
  node.name === 'media' &&
  node.prelude !== null &&
  generate(node.prelude) === 'print';

/**
 * The rules that a first view needs: without those for print, hover, press, and states that no element is in yet (open,
 * chosen, invalid). The deferred sheet repeats all rules in their order, so none wins by its place.
 *
 * @param html markup of the whole page
 */
export function getCriticalCss(css: string, html: string): string {
  const attributes = getAttributes(html);
  const getSelectors = ({ prelude }: Rule) =>
    prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];
  const isForLater = (node: CssNode) =>
    isForPaper(node) ||
    (node.type === 'Rule' && getSelectors(node).every((selector) => isOfLaterState(selector, attributes)));
  const sheet = parseCss(css);
  sheet.children = sheet.children.filter((node) => !isForLater(node));
  return generate(sheet);
}

const always = compactCss(getDeferredCss(serifUrl) + closedFormCss + paperCss);

/** Elements whose content shows only when opened, except the summary of a `details`. */
const openable = ['details', 'dialog'];

/** Number of a page's blocks that a window of up to 1440 px may show without scrolling. */
const blocksInView = 3;

/**
 * Class attributes of all elements that a first view may show. It leaves out the content of closed menus, answers and
 * dialogs, and everything after the first three blocks of the page. The footer counts as one block, a block that fills
 * a window (`data-tall`) as two. The loader hides those blocks until their rules have come.
 *
 * @returns the attributes, with a space between them
 */
export function getFirstViewClasses(html: string): string {
  const classes: string[] = [];
  const around: { isLeftOut: boolean; holdsClosed: boolean }[] = [];
  let blocks = 0;
  // Depth of the page's blocks within the page; 0 before it, -1 after it.
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = around.at(-1);
      if (depth === 0 && 'data-part' in attributes) depth = around.length + 1;
      else if (depth > 0 ? depth === around.length : depth < 0 && name === 'footer')
        blocks += 'data-tall' in attributes ? 2 : 1;
      const isBelow = blocks > blocksInView && (depth > 0 || name === 'footer');
      const isClosed = 'popover' in attributes || (parent?.holdsClosed && name !== 'summary');
      const isLeftOut = parent?.isLeftOut || isBelow || isClosed || false;
      if (!isLeftOut && attributes.class) classes.push(attributes.class);
      around.push({ isLeftOut, holdsClosed: openable.includes(name) && !('open' in attributes) });
    },
    onclosetag() {
      if (around.length === depth) depth = -1;
      around.pop();
    },
  });
  parser.end(html);
  return classes.join(' ');
}

export interface DeferredSheet {
  readonly url: string;
  readonly text: string;
}

/**
 * The deferred stylesheet: all rules of a page. Those for print, later states, closed elements and content far below are
 * in no other place. It repeats the critical rules, so that the order of all rules stays as written. It is a file of the
 * generation, named after its bytes. If it is lost, the shell requests it again (`loadDeferredStyles`).
 */
export function createDeferredSheet(css: string): DeferredSheet {
  const text = compactCss(css) + always;
  return { url: `/late.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text };
}
