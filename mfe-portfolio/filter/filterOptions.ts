import { type Filterable, matchesFilter } from './matchesFilter';
import { type FilterName, type ProjectFilter, all, noFilter } from './ProjectFilter';

export interface FilterOption {
  readonly value: string;
  /** How many projects this option alone shows. */
  readonly count: number;
}

export type FilterOptions = Readonly<Record<FilterName, readonly FilterOption[]>>;

// Not localeCompare: server and browser may disagree on a locale, and then hydration would differ.
const byName = (a: string, b: string) => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
};

function optionsOf(values: readonly string[], count: (value: string) => number): readonly FilterOption[] {
  return [all, ...[...new Set(values)].sort(byName)].map((value) => ({ value, count: count(value) }));
}

/** 'All' and each distinct value, with its count. A count follows the same rule as the grid. */
export function filterOptions(projects: readonly Filterable[]): FilterOptions {
  const count = (filter: Partial<ProjectFilter>) =>
    projects.filter((project) => matchesFilter(project, { ...noFilter, ...filter })).length;
  return {
    industry: optionsOf(
      projects.map(({ industry }) => industry),
      (industry) => count({ industry }),
    ),
    technology: optionsOf(
      projects.flatMap(({ technologies }) => technologies),
      (technology) => count({ technology }),
    ),
  };
}
