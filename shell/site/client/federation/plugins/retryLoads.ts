import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { tryAgain } from '../../withRetries';

/**
 * Option of a load that may fail without a word: one of several tries, or one ahead of a click. Module Federation hands
 * `from` to plugins as it is.
 */
export const quietly = { from: 'build' } as const;

/** Tries again what failed to load, be it the list of sections, an entry or an exposed module. */
export const retryLoads = (): ModuleFederationRuntimePlugin => ({
  name: 'retry-loads',
  errorLoadRemote({ id, from, lifecycle, origin }) {
    if (lifecycle !== 'onLoad' || from === quietly.from) return undefined;
    return tryAgain(() => origin.loadRemote(id, quietly));
  },
});
