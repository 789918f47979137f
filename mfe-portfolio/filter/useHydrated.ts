import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its markup is taken over, true from then on and after a client navigation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
