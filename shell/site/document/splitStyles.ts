import type { Atrule, CssNode, Declaration, Rule, Selector, StyleSheet, TypeSelector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { Parser } from 'htmlparser2';

/**
 * Parses CSS to a tree.
 *
 * @throws Error where a part is not valid CSS: such a part could not be assigned to either sheet
 */
function parseCss(css: string): StyleSheet {
  const onParseError = (error: Error) => {
    throw new Error(`The styles cannot be parsed: ${error.message}`);
  };
  return parse(css, { onParseError }) as StyleSheet;
}

/** CSS without comments and superfluous space. */
export const compactCss = (css: string): string => generate(parseCss(css));

const nodesIn = <Type extends CssNode['type']>(node: CssNode, type: Type) => {
  const found: Extract<CssNode, { type: Type }>[] = [];
  walk(node, (one) => {
    if (one.type === type) found.push(one as Extract<CssNode, { type: Type }>);
  });
  return found;
};

const getSelectors = ({ prelude }: Rule): Selector[] =>
  prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];

type Weight = readonly [ids: number, classes: number, types: number];

const heavier = (a: Weight, b: Weight): Weight => ((a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) < 0 ? b : a);

/** Specificity of a selector (Selectors Level 4, 17). `:is`, `:not` and `:has` count as their most specific argument. */
function getWeight(selector: Selector): Weight {
  const parts = selector.children.toArray().map((part): Weight => {
    if (part.type === 'IdSelector') return [1, 0, 0];
    if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') return [0, 1, 0];
    if (part.type === 'PseudoElementSelector') return [0, 0, 1];
    if (part.type === 'TypeSelector') return [0, 0, part.name === '*' ? 0 : 1];
    if (part.type !== 'PseudoClassSelector' || part.name === 'where') return [0, 0, 0];
    const [list] = part.children?.toArray() ?? [];
    return list?.type === 'SelectorList'
      ? (list.children.toArray() as Selector[]).map(getWeight).reduce(heavier)
      : [0, 1, 0];
  });
  return parts.reduce(
    (sum, part): Weight => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]],
    [0, 0, 0],
  );
}

/** The data of a selector and its rule that decide which of two rules wins for an element. */
interface Claim {
  /** Specificity: `0,2,1` */
  readonly weight: string;
  /** Classes of the element that the selector selects; none where it selects by something else. */
  readonly classes: readonly string[];
  /** Element type: `p`; undefined for elements of any type. */
  readonly type: string | undefined;
  /** First words of the properties, `background` of `background-color`: a shorthand may set all that share it. */
  readonly properties: ReadonlySet<string>;
}

function getClaims(rule: Rule): Claim[] {
  const declared = rule.block.children
    .toArray()
    .filter(({ type }) => type === 'Declaration') as Declaration[];
  const properties = new Set(declared.map(({ property }) => property.split('-')[0] || property));
  return getSelectors(rule).map((selector) => {
    const parts = selector.children.toArray();
    const subject = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
    return {
      weight: getWeight(selector).join(),
      classes: subject.flatMap((part) => (part.type === 'ClassSelector' ? [part.name] : [])),
      type: subject.find((part): part is TypeSelector => part.type === 'TypeSelector' && part.name !== '*')
        ?.name,
      properties,
    };
  });
}

/** Attributes and classes of the elements of a markup, to compare with selectors. */
interface Described {
  /** Attributes as `open` and `aria-expanded="true"`, in lower case because React's spelling differs in case. */
  readonly attributes: ReadonlySet<string>;
  /** Class → classes that some element has together with it. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
}

function describe(html: string): Described {
  const attributes = new Set<string>();
  const beside = new Map<string, Set<string>>();
  const parser = new Parser({
    onopentag(_name, given) {
      for (const [name, value] of Object.entries(given))
        attributes.add(name).add(`${name}="${value}"`.toLowerCase());
      const classes = (given.class ?? '').split(' ');
      for (const one of classes) beside.set(one, new Set([...(beside.get(one) ?? []), ...classes]));
    },
  });
  parser.end(html);
  return { attributes, beside };
}

/** Whether a selector needs an attribute that no element has: its rule is then for a later state. */
function isOfNone(selector: Selector, { attributes }: Described): boolean {
  let isOf = true;
  walk(selector, function (node) {
    if (node.type === 'PseudoClassSelector' && node.name === 'not') return walk.skip;
    if (node.type !== 'AttributeSelector' || (node.matcher && node.matcher !== '=')) return undefined;
    const name = node.name.name.toLowerCase();
    const { value } = node;
    const asked = !value ? name : `${name}="${value.type === 'String' ? value.value : value.name}"`;
    isOf &&= attributes.has(asked.toLowerCase());
    return undefined;
  });
  return !isOf;
}

const answersPointer = (selector: Selector) =>
  nodesIn(selector, 'PseudoClassSelector').some(({ name }) => name === 'hover' || name === 'active');

/** Whether the order of two rules may change the style of an element. */
const isContested = (one: Claim, other: Claim, { beside }: Described): boolean =>
  one.weight === other.weight &&
  (one.type ?? other.type) === (other.type ?? one.type) &&
  [...one.properties].some((property) => other.properties.has(property)) &&
  (one.classes.length === 0 ||
    other.classes.length === 0 ||
    one.classes.some((name) => other.classes.some((its) => name === its || beside.get(name)?.has(its))));

const isForPaper = (node: CssNode): boolean =>
  node.type === 'Atrule' &&
  node.name === 'media' &&
  node.prelude !== null &&
  generate(node.prelude) === 'print';

/**
 * Splits rules into those that a first view needs and those that may come later. Later ones are for print, hover,
 * press, and states that no element is in yet (open, chosen, invalid). A rule stays if a later rule that stays must
 * override it.
 *
 * @param html markup of the whole page
 * @returns CSS: `now` for the head, `later` for the deferred stylesheet
 */
export function splitStyles(css: string, html: string): { readonly now: string; readonly later: string } {
  const described = describe(html);
  const isForLater = (node: CssNode) =>
    node.type === 'Rule' &&
    getSelectors(node).every((selector) => answersPointer(selector) || isOfNone(selector, described));
  const kept: Claim[] = [];
  const parts = { now: [] as CssNode[], later: [] as CssNode[] };
  for (const node of parseCss(css).children.toArray().reverse() as (Rule | Atrule)[]) {
    const isLater =
      isForPaper(node) ||
      (isForLater(node) &&
        !getClaims(node as Rule).some((claim) => kept.some((other) => isContested(claim, other, described))));
    parts[isLater ? 'later' : 'now'].unshift(node);
    if (!isLater) kept.push(...nodesIn(node, 'Rule').flatMap(getClaims));
  }
  const text = (nodes: readonly CssNode[]) => nodes.map((node) => generate(node)).join('');
  return { now: text(parts.now), later: text(parts.later) };
}
