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

/** False on the server and while its markup is taken over, true from then on and after a client navigation. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The filter in the address, so that it can be shared and survives Back. The prerendered page knows no
 * search parameters and shows all projects; the address counts once that markup has been taken over.
 */
export function useProjectFilter(options: FilterOptions): FilterControl {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const filter = hydrated ? readFilter(search, options) : noFilter;
  const apply = (next: ProjectFilter) => setSearch(writeFilter(search, next), { preventScrollReset: true });

  return {
    filter,
    choose: (name, value) => {
      // A choice that changes nothing leaves no entry behind in the history.
      if (value !== filter[name]) apply({ ...filter, [name]: value });
    },
    clear: () => apply(noFilter),
  };
}
