import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { tryAgain } from '../../withRetries';

/**
 * Option of a load whose failure is not reported: one of several tries, or a load before a click. Module Federation
 * passes `from` to plugins unchanged.
 */
export const quietly = { from: 'build' } as const;

/** Retries a failed load of the list of sections, an entry or an exposed module. */
export const retryLoads = (): ModuleFederationRuntimePlugin => ({
  name: 'retry-loads',
  errorLoadRemote({ id, from, lifecycle, origin }) {
    if (lifecycle !== 'onLoad' || from === quietly.from) return undefined;
    return tryAgain(() => origin.loadRemote(id, quietly));
  },
});
