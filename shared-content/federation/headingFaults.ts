/** Selector of all headings of a page. */
export const headings = 'h1, h2, h3, h4, h5, h6';

export const headingCure = 'A page has one h1, and each heading has words. Was a prop renamed?';

/**
 * Checks the headings of a rendered page: it must have one h1, and each heading must have text or alternative text.
 *
 * The browser gate passes this function's source text to visited pages. So it must not use anything outside itself, nor
 * contain a named function, for which esbuild would call its helper. For the same reason `getWords` in
 * shell/platform/http/parseHtml.ts repeats the rule for text in parsed documents; its test compares the two.
 *
 * @param selector `headings`
 * @returns faults, as predicates of the page
 */
export function headingFaults(selector: string, root: ParentNode = document): string[] {
  const count = root.querySelectorAll('h1').length;
  const faults = [...root.querySelectorAll(selector)]
    .filter(
      (heading) =>
        [
          heading.textContent,
          ...[heading, ...heading.querySelectorAll('[alt], [aria-label]')].flatMap((one) => [
            one.getAttribute('alt'),
            one.getAttribute('aria-label'),
          ]),
        ]
          .join('')
          .trim() === '',
    )
    .map((heading) => `has an empty ${heading.localName}`);
  if (count !== 1) faults.unshift(`has ${count} h1 elements`);
  return faults;
}
