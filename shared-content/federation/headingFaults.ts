/** Every heading of a page. */
export const headings = 'h1, h2, h3, h4, h5, h6';

export const headingCure = 'A page has one h1, and each heading has words. Was a prop renamed?';

/**
 * What is wrong with the headings of a page as it stands: it has one h1, and each has words, of its own or what stands for
 * them. Runs in visited pages as its text: it takes nothing from around it, and has no named function inside (esbuild would
 * call its helper). So what counts as words is said once more for parsed documents, by `getWords` in
 * shell/platform/http/parseHtml.ts, whose test holds the two together.
 *
 * @param selector `headings`
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
