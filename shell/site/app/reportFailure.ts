import type { FailureKind } from 'shared-content/telemetry';
import type { AppName } from 'shared-content/federation';

/** Event that `client/telemetry.ts` listens to. */
export const failedEvent = 'site:failed';

export interface FailedDetail {
  readonly kind: FailureKind;
  readonly app: AppName;
  readonly error: unknown;
}

const known = new WeakSet<object>();

/** Reports a failure of an app. The same error is reported once, although a failed load also reaches a boundary. */
export function reportFailure(kind: FailureKind, app: AppName, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return;
    known.add(error);
  }
  dispatchEvent(new CustomEvent<FailedDetail>(failedEvent, { detail: { kind, app, error } }));
}
