import type { FilterOption, FilterOptions } from './filterOptions';
import { type ProjectFilter, all } from './ProjectFilter';

const known = (options: readonly FilterOption[], asked: string | null): string =>
  options.find(({ value }) => value.toLowerCase() === asked?.toLowerCase())?.value ?? all;

/** The filter that an address asks for; what no option offers counts as 'All'. */
export function readFilter(search: URLSearchParams, options: FilterOptions): ProjectFilter {
  return {
    industry: known(options.industry, search.get('industry')),
    technology: known(options.technology, search.get('technology')),
  };
}
