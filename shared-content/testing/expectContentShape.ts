import { headFaults, formatFinding } from '../federation';

interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Asserts the shape that every page's head data must have. Titles and descriptions are unique and of the lengths that a
 * release takes (`headFaults`). Paths have no trailing slash.
 *
 * @throws Error that names the path and the rule, so that the failing content file is found at once
 */
export function expectContentShape(pages: readonly Described[]): void {
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    path: new Map<string, string>(),
  };
  for (const page of pages) {
    for (const key of ['path', 'title', 'description'] as const) {
      const other = seen[key].get(page[key]);
      if (other)
        throw new Error(`${page.path}: its ${key} "${page[key]}" is that of ${other} too. Make it its own.`);
      seen[key].set(page[key], page.path);
    }
    for (const fault of headFaults(page))
      throw new Error(formatFinding(fault, `${page.path}, "${page.title}",`));
    if (page.path !== '/' && page.path.endsWith('/'))
      throw new Error(`${page.path}: no trailing slash in a path.`);
  }
}
