import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { paperCss } from 'shared-content/theme';
import { compactCss } from './compactCss';

const paper = paperCss.trim().replaceAll('\n', '');

/** Elements that show what they hold only when somebody opens them; of `details` the summary stands outside. */
const openable = ['details', 'dialog'];

/**
 * Class attributes of everything in a markup that stands open: not what a closed menu, answer or dialog holds.
 *
 * @returns the attributes, with a space between them
 */
export function classesInTheOpen(html: string): string {
  const classes: string[] = [];
  const around: { isClosed: boolean; holdsClosed: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = around.at(-1);
      const isClosed =
        'popover' in attributes || parent?.isClosed || (parent?.holdsClosed && name !== 'summary') || false;
      if (!isClosed && attributes.class) classes.push(attributes.class);
      around.push({ isClosed, holdsClosed: openable.includes(name) && !('open' in attributes) });
    },
    onclosetag: () => void around.pop(),
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
 * of what is closed. Where it is lost, the kit's cache inserts what is missing when the page comes alive.
 *
 * @param closed rules of what `classesInTheOpen` leaves out
 */
export function createLateSheet(closed: string): LateSheet {
  const text = paper + compactCss(closed);
  return { url: `/late.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`, text };
}
