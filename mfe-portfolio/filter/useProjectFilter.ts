import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'shared-content/ui';
import { projects } from '../content/projects';

/** The name of an unset filter, in the dropdowns and in the rule. */
export const all = 'All';

/** Both dropdowns' choices; `all` means any. */
interface ProjectFilter {
  readonly industry: string;
  readonly technology: string;
}

export type FilterName = keyof ProjectFilter;
export const filterNames: readonly FilterName[] = ['industry', 'technology'];

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

type FilterOptions = Readonly<Record<FilterName, readonly FilterOption[]>>;

// Not localeCompare: server and browser may have different locales, which would break hydration.
const byName = (a: string, b: string) => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** 'All' and each distinct value, with its count by the grid's own rule. */
export function countOptions(projects: readonly Filterable[]): FilterOptions {
  const getOptions = (name: FilterName, values: readonly string[]) =>
    [all, ...[...new Set(values)].sort(byName)].map((value) => ({
      value,
      count: projects.filter((project) => matchesFilter(project, { ...noFilter, [name]: value })).length,
    }));
  return {
    industry: getOptions(
      'industry',
      projects.map(({ industry }) => industry),
    ),
    technology: getOptions(
      'technology',
      projects.flatMap(({ technologies }) => technologies),
    ),
  };
}

export const filterOptions = countOptions(projects);

const findOption = (options: readonly FilterOption[], asked: string | null): string =>
  options.find(({ value }) => value.toLowerCase() === asked?.toLowerCase())?.value ?? all;

/** The filter of an address. Unknown options count as 'All'. */
export function readFilter(search: URLSearchParams, options: FilterOptions): ProjectFilter {
  return {
    industry: findOption(options.industry, search.get('industry')),
    technology: findOption(options.technology, search.get('technology')),
  };
}

/** The address's parameters with this filter. 'All' is left out, and other parameters stay. */
export function writeFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of filterNames) {
    if (filter[name] === all) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

const never = () => () => {};

/** False on the server and during hydration; true afterwards and after a client navigation. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The filter in the address, so that it can be shared and survives Back. The prerendered page knows no query and
 * shows all projects; the address counts once the page is hydrated.
 */
export function useProjectFilter() {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(search, filterOptions) : noFilter;
  const apply = (next: ProjectFilter) => setSearch(writeFilter(search, next), { preventScrollReset: true });

  return {
    filter,
    choose: (name: FilterName, value: string) => {
      // A choice that changes nothing adds no history entry.
      if (value !== filter[name]) apply({ ...filter, [name]: value });
    },
    clear: () => apply(noFilter),
  };
}

export type FilterControl = ReturnType<typeof useProjectFilter>;
