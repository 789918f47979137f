import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'shared-content/ui';
import {
  type FilterName,
  type FilterOptions,
  type ProjectFilter,
  noFilter,
  readFilter,
  writeFilter,
} from './ProjectFilter';

export interface FilterControl {
  readonly filter: ProjectFilter;
  readonly choose: (name: FilterName, value: string) => void;
  readonly clear: () => void;
}

const never = () => () => {};

/** False on the server and during hydration; true afterwards and after a client navigation. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The filter in the address, so that it can be shared and survives Back. The prerendered page knows no query and
 * shows all projects; the address counts once the page is hydrated.
 */
export function useProjectFilter(options: FilterOptions): FilterControl {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(search, options) : noFilter;
  const apply = (next: ProjectFilter) => setSearch(writeFilter(search, next), { preventScrollReset: true });

  return {
    filter,
    choose: (name, value) => {
      // A choice that changes nothing adds no history entry.
      if (value !== filter[name]) apply({ ...filter, [name]: value });
    },
    clear: () => apply(noFilter),
  };
}
