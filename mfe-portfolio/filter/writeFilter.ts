import { type ProjectFilter, all } from './ProjectFilter';

/** The address's parameters with this filter in them; 'All' is not written, and others stay. */
export function writeFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['industry', 'technology'] as const) {
    if (filter[name] === all) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}
