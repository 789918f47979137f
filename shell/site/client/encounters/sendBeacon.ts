import type { Beacon } from 'shared-content/encounters';
import type { Pins } from 'shared-content/federation';
import { getConnection } from '../getConnection';

/**
 * Whether telemetry may be sent. False on a dev server, on a site that allows developers' sections (ALLOW_OVERRIDES), and
 * for visitors who save data. The loader reports a lost shell without this check.
 */
export const mayTell = ({ overridable }: Pins): boolean =>
  !__DEV__ && !overridable && !getConnection().saveData;

/** Sends a telemetry event. It arrives even if the page is being left, and blocks nothing. */
export function sendBeacon({ api = '/api', shell }: Pins, met: Omit<Beacon, 'shell'>): void {
  navigator.sendBeacon(
    `${api}/encounters`,
    JSON.stringify({ shell: shell.version, ...met } satisfies Beacon),
  );
}
