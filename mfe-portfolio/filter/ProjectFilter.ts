/** The name of an unset filter, in the dropdowns and in the rule. */
export const all = 'All';

/** Both dropdowns' choices; `all` means any. */
export interface ProjectFilter {
  readonly industry: string;
  readonly technology: string;
}

export type FilterName = keyof ProjectFilter;

export const noFilter: ProjectFilter = { industry: all, technology: all };

export interface Filterable {
  readonly industry: string;
  readonly technologies: readonly string[];
}

/** The rule of specification 5: equal industry, and any technology that contains the chosen text. */
export function matchesFilter(project: Filterable, { industry, technology }: ProjectFilter): boolean {
  const wanted = technology.toLowerCase();
  return (
    (industry === all || project.industry === industry) &&
    (technology === all || project.technologies.some((one) => one.toLowerCase().includes(wanted)))
  );
}

export interface FilterOption {
  readonly value: string;
  /** The number of projects that this option alone shows. */
  readonly count: number;
}

export type FilterOptions = Readonly<Record<FilterName, readonly FilterOption[]>>;

// Not localeCompare: server and browser may have different locales, which would break hydration.
const byName = (a: string, b: string) => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
};

function optionsFor(values: readonly string[], count: (value: string) => number): readonly FilterOption[] {
  return [all, ...[...new Set(values)].sort(byName)].map((value) => ({ value, count: count(value) }));
}

/** 'All' and each distinct value, with its count by the grid's own rule. */
export function filterOptions(projects: readonly Filterable[]): FilterOptions {
  const count = (filter: Partial<ProjectFilter>) =>
    projects.filter((project) => matchesFilter(project, { ...noFilter, ...filter })).length;
  return {
    industry: optionsFor(
      projects.map(({ industry }) => industry),
      (industry) => count({ industry }),
    ),
    technology: optionsFor(
      projects.flatMap(({ technologies }) => technologies),
      (technology) => count({ technology }),
    ),
  };
}

const known = (options: readonly FilterOption[], asked: string | null): string =>
  options.find(({ value }) => value.toLowerCase() === asked?.toLowerCase())?.value ?? all;

/** The filter of an address. Unknown options count as 'All'. */
export function readFilter(search: URLSearchParams, options: FilterOptions): ProjectFilter {
  return {
    industry: known(options.industry, search.get('industry')),
    technology: known(options.technology, search.get('technology')),
  };
}

/** The address's parameters with this filter. 'All' is left out, and other parameters stay. */
export function writeFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['industry', 'technology'] as const) {
    if (filter[name] === all) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}
