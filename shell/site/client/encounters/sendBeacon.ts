import type { Beacon } from 'shared-content/encounters';
import type { Pins } from 'shared-content/federation';

/**
 * False on a dev server, on a site that lets developers put sections of their own into it (ALLOW_OVERRIDES), and where the
 * visitor saves data. A shell that is lost is told all the same: the loader tells it, and asks nobody.
 */
export const mayTell = ({ overridable }: Pins): boolean =>
  !__DEV__ && !overridable && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Sends what a page met; it arrives though the page is on its way out, and nobody waits for it. */
export function sendBeacon({ api = '/api', shell }: Pins, met: Omit<Beacon, 'shell'>): void {
  navigator.sendBeacon(
    `${api}/encounters`,
    JSON.stringify({ shell: shell.version, ...met } satisfies Beacon),
  );
}
