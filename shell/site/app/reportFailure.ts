import type { FailureKind } from 'shared-content/encounters';
import type { AppName } from 'shared-content/federation';

/** What `client/encounters/tellFailures.ts` listens to. */
export const failedEvent = 'site:failed';

export interface FailedDetail {
  readonly kind: FailureKind;
  readonly app: AppName;
  readonly error: unknown;
}

const known = new WeakSet<object>();

/** Says that something of an app failed; the same error once, though a load that fails reaches a boundary as well. */
export function reportFailure(kind: FailureKind, app: AppName, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  dispatchEvent(new CustomEvent<FailedDetail>(failedEvent, { detail: { kind, app, error } }));
}
