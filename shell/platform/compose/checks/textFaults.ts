import { getOuterHTML } from 'domutils';
import { type Finding, majorFinding, minorFinding } from 'shared-content/federation';
import { type Document, getWords, select } from '../../http/parseHtml';

const fix = 'A page needs one h1, and each heading, link and button needs text. Was a prop renamed?';

/**
 * Faults of a page's text, in a composed document or as a browser shows it: one h1, and words in each heading, link and
 * button. A page whose kit has renamed a prop loses them without an error.
 */
export function textFaults(page: Document): Finding[] {
  const count = select('h1', page).length;
  const empty = select('h1, h2, h3, h4, h5, h6, a[href], button', page).filter(
    (element) => getWords(element) === '' && element.attribs['aria-labelledby'] === undefined,
  );
  return [
    ...(count === 1 ? [] : [minorFinding(`has ${count} h1 elements`, fix)]),
    ...empty.map((element) =>
      majorFinding(`has an empty ${element.name} (${getOuterHTML(element).slice(0, 80)})`, fix),
    ),
  ];
}
