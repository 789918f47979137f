import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { deferredCss, paperCss } from 'shared-content/theme';
import { closedFormCss } from './closedFormTemplate';
import { compactCss } from './splitStyles';

const always = compactCss(deferredCss + closedFormCss + paperCss);

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

export interface LateSheet {
  readonly url: string;
  readonly text: string;
}

/**
 * The rules that no first view needs, as a file of the generation, named after its bytes: those for paper, and those
 * of what is closed or far below. Where it is lost, the shell asks for it once more (`loadDeferredStyles`).
 *
 * @param rest rules of what `classesOfFirstView` leaves out
 */
export function createLateSheet(rest: string): LateSheet {
  const text = always + compactCss(rest);
  return { url: `/late.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text };
}
