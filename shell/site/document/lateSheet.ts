import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { lateCss, paperCss } from 'shared-content/theme';
import { closedFormCss } from './closedFormTemplate';
import { compactCss } from './compactCss';

const always = (lateCss + closedFormCss + paperCss).replaceAll('\n', '');

/** Elements that show what they hold only when somebody opens them; of `details` the summary stands outside. */
const openable = ['details', 'dialog'];

/** Blocks of a page that a window of up to 1440 px may show before anyone scrolls. */
const blocksInView = 3;

/**
 * Class attributes of everything in a markup that a first view may show: not what a closed menu, answer or dialog
 * holds, nor what follows three blocks of the page (the footer counts as one). The loader keeps the latter from being
 * seen without its rules.
 *
 * @returns the attributes, with a space between them
 */
export function classesOfFirstView(html: string): string {
  const classes: string[] = [];
  const around: { isLeftOut: boolean; holdsClosed: boolean }[] = [];
  let blocks = 0;
  // Depth of the page's blocks while it lasts; 0 before, -1 after it.
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = around.at(-1);
      if (depth === 0 && 'data-part' in attributes) depth = around.length + 1;
      else if (depth > 0 ? depth === around.length : depth < 0 && name === 'footer') blocks += 1;
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

/** Rules of a sheet one by one: at-rules, of two levels at most, and plain ones. */
const rule = /@[^{;]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^{}]+\{[^{}]*\}/g;
const forPaper = /^@media print\{/;
/** States in a selector: `[aria-current]`, `:hover`, `:has(:checked)`; not `::before`. */
const states = /\[[^\]]*\]|(?<!:):(?!:)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/** `[open]`, `[aria-expanded="true"]`: an attribute, and its value where one is asked for. */
const attributeState = /\[([\w-]+)(?:="([^"]*)")?\]/g;
const negations = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Selectors of a plain rule, or of all that an at-rule holds. */
const selectorsOf = (text: string) =>
  [...text.matchAll(/(?:^|[{}])([^{}@]+)(?=\{)/g)]
    // Not the commas within `:is()`.
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/));

/** Whether no element of a markup in lower case has an attribute that a selector asks for; case aside, so that it stays in doubt. */
const isOfNone = (selector: string, html: string) =>
  [...selector.toLowerCase().replace(negations, '').matchAll(attributeState)].some(
    ([, name = '', value]) => !html.includes(value === undefined ? ` ${name}="` : ` ${name}="${value}"`),
  );

/**
 * Parts the rules of a first view from those that come late wherever their component stands: what is for paper, what
 * answers a pointer that points or presses, and states that no element is in yet (opened, chosen, wrong). All keep their
 * order. What a later rule takes back for the same elements in some state stays before that rule.
 *
 * @param html markup of the whole page
 * @throws Error where the sheet is not made of such rules
 */
export function withoutLater(css: string, html: string): { readonly now: string; readonly later: string } {
  const rules = css.match(rule) ?? [];
  if (rules.join('') !== css) throw new Error('The rules of a first view cannot be told from each other.');
  // React writes `autoComplete`.
  const markup = html.toLowerCase();
  const takenBack = new Set<string>();
  let now = '';
  let later = '';
  for (const text of rules.toReversed()) {
    const selectors = selectorsOf(text);
    const elements = selectors.map((selector) => selector.replace(states, ''));
    const isForLater =
      !text.startsWith('@') &&
      selectors.every((selector) => /:(hover|active)\b/.test(selector) || isOfNone(selector, markup));
    if (forPaper.test(text) || (isForLater && !elements.some((one) => takenBack.has(one))))
      later = text + later;
    else {
      now = text + now;
      if (!isForLater) elements.forEach((one, index) => one !== selectors[index] && takenBack.add(one));
    }
  }
  return { now, later };
}

export interface LateSheet {
  readonly url: string;
  readonly text: string;
}

/**
 * The rules that no first view needs, as a file of the generation, named after its bytes: those for paper, and those
 * of what is closed or far below. Where it is lost, the shell asks for it once more (`tendLateSheet`).
 *
 * @param rest rules of what `classesOfFirstView` leaves out
 */
export function createLateSheet(rest: string): LateSheet {
  const text = always + compactCss(rest);
  return { url: `/late.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text };
}
