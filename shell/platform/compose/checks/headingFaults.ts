import { getOuterHTML } from 'domutils';
import type { Finding } from 'shared-content/federation';
import { type Document, getWords, select } from '../../http/parseHtml';

const cure = 'A page needs one h1, and each heading needs text. Was a prop renamed?';

/** Faults of a page's headings, in a composed document or as a browser shows it: one h1, and words in each heading. */
export function headingFaults(page: Document): Pick<Finding, 'severity' | 'words' | 'cure'>[] {
  const count = select('h1', page).length;
  const empty = select('h1, h2, h3, h4, h5, h6', page).filter((heading) => getWords(heading) === '');
  return [
    ...(count === 1 ? [] : [{ severity: 'warning' as const, words: `has ${count} h1 elements`, cure }]),
    ...empty.map((heading) => ({
      severity: 'error' as const,
      words: `has an empty ${heading.name} (${getOuterHTML(heading).slice(0, 80)})`,
      cure,
    })),
  ];
}
