import type { Atrule, CssNode, Declaration, Rule, Selector, StyleSheet, TypeSelector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { Parser } from 'htmlparser2';

/**
 * CSS as a tree.
 *
 * @throws Error where a part of it is no CSS: it could stand anywhere then
 */
function parseCss(css: string): StyleSheet {
  const onParseError = (error: Error) => {
    throw new Error(`The styles cannot be parsed: ${error.message}`);
  };
  return parse(css, { onParseError }) as StyleSheet;
}

/** CSS without what means nothing. */
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

/** Weights of what an element has to be (Selectors Level 4, 17): `:is`, `:not` and `:has` weigh what is heaviest in them. */
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

/** What decides between two rules for one element. */
interface Claim {
  /** `0,2,1` */
  readonly weight: string;
  /** Classes of the element that the selector is about; none where it is told by something else. */
  readonly classes: readonly string[];
  /** `p`; undefined for elements of any kind. */
  readonly type: string | undefined;
  /** First words of properties: `background` of `background-color`, which one shorthand may set. */
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

/** What a markup says of the elements that rules may be about. */
interface Described {
  /** Attributes, as `open` and `aria-expanded="true"`, in lower case, so that React's spelling is no other. */
  readonly attributes: ReadonlySet<string>;
  /** Class → those that some element has beside it. */
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

/** Whether a selector asks for an attribute that no element has, so that it is about a state that comes later. */
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

/** Whether the order of two rules may decide what an element looks like. */
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
 * Parts the rules that a first view needs from those that may come later wherever their component stands: what is for
 * paper, what answers a pointer, and states that no element is in yet (opened, chosen, wrong). A rule stays where a
 * later one that stays would win over it by its place, so that no order that matters changes.
 *
 * @param html markup of the whole page
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
