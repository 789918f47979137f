import { company } from '../content';
import { headFaults } from '../federation';

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
    for (const fault of headFaults({ title: branded, description: page.description }))
      throw new Error(`${page.path}, "${branded}": ${fault}`);
    if (page.path !== '/' && page.path.endsWith('/'))
      throw new Error(`${page.path}: no trailing slash in a path.`);
  }
}
