import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { deferredCss, paperCss } from 'shared-content/theme';
import { closedFormCss } from './closedFormTemplate';
import { compactCss } from './criticalCss';

const always = compactCss(deferredCss + closedFormCss + paperCss);

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
export function classesOfFirstView(html: string): string {
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
