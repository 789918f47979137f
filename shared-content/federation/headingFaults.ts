/** Every heading of a page. */
export const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * What is wrong with the headings of a page as it stands: it has one h1, and each has words or a picture's. Runs in visited
 * pages as its text: it takes nothing from around it, and has no named function inside (esbuild would call its helper).
 *
 * @param selector `headings`
 */
export function headingFaults(selector: string, root: ParentNode = document): string[] {
  const count = root.querySelectorAll('h1').length;
  const faults = [...root.querySelectorAll(selector)]
    .filter(
      (heading) =>
        heading.textContent.trim() === '' && !heading.querySelector('[alt]:not([alt=""]), [aria-label]'),
    )
    .map((heading) => `has an empty ${heading.localName}: a heading has words`);
  if (count !== 1) faults.unshift(`has ${count} h1 elements; a page has one`);
  return faults;
}
