import type { CssNode, Rule, Selector, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { Parser } from 'htmlparser2';

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
function attributesIn(html: string): ReadonlySet<string> {
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
  const attributes = attributesIn(html);
  const getSelectors = ({ prelude }: Rule) =>
    prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];
  const isForLater = (node: CssNode) =>
    isForPaper(node) ||
    (node.type === 'Rule' && getSelectors(node).every((selector) => isOfLaterState(selector, attributes)));
  const sheet = parseCss(css);
  sheet.children = sheet.children.filter((node) => !isForLater(node));
  return generate(sheet);
}
