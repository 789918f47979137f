import { company } from '../content';

interface Described {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Asserts the shape that every page's head data must have: titles unique and, with the company's name behind them,
 * at most 60 characters, descriptions unique and 50 to 160, paths without a trailing slash.
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
    const branded = `${page.title} | ${company.name}`;
    if (branded.length > 60)
      throw new Error(`${page.path}: "${branded}" has ${branded.length} characters; at most 60.`);
    if (page.description.length < 50 || page.description.length > 160)
      throw new Error(`${page.path}: the description has ${page.description.length} characters; 50 to 160.`);
    if (page.path !== '/' && page.path.endsWith('/'))
      throw new Error(`${page.path}: no trailing slash in a path.`);
  }
}
