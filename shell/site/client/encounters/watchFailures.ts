import { type Failure, type FailureKind, mostOfKind } from 'shared-content/encounters';
import { type Pins, getIntegrity } from 'shared-content/federation';
import { type FailedDetail, failedEvent } from '../../app/reportFailure';
import type { PinnedSections } from '../federation/PinnedSections';
import { mayTell, sendBeacon } from './sendBeacon';

/** Whether a script has other bytes than pinned: it can be fetched, but not with its hash. */
async function isTampered(url: string, integrity: string): Promise<boolean> {
  const { ok } = await fetch(url);
  return (
    ok &&
    fetch(url, { integrity }).then(
      () => false,
      () => true,
    )
  );
}

/**
 * Reports each failure at once and unsampled: a section that fails for everyone must show within a minute, not only when
 * its visitors have gone.
 */
export function watchFailures(pins: Pins, sections: Pick<PinnedSections, 'getVersion'>): void {
  if (!mayTell(pins)) return;
  const known = getIntegrity(pins);
  let left = mostOfKind;
  const tell = (kind: FailureKind, app: Failure['app'], version: string) => {
    if (left-- > 0) sendBeacon(pins, { failures: [{ kind, app, version }] });
  };
  addEventListener(failedEvent, (event) => {
    const { kind, app: failed, error } = (event as CustomEvent<FailedDetail>).detail;
    const its = failed === 'shell' ? undefined : sections.getVersion(failed);
    // Without a version of the section, the file that names versions may be what failed. That file is the shell's.
    const [app, version] = its === undefined ? (['shell', pins.shell.version] as const) : [failed, its];
    tell(kind, app, version);
    // Only errors of an entry and webpack's ChunkLoadError have it: an absolute URL, with a query from the second try on.
    const { request = '' } = error as { request?: string };
    // This document pins the script of its own page only. A clicked page's script has its hash in the section's entry: its
    // failure is reported as `script` alone.
    const integrity = known[request.replace(location.origin, '').replace(/\?.*/, '')];
    if (integrity)
      isTampered(request, integrity).then(
        (is) => is && tell('integrity', app, version),
        () => {},
      );
  });
}
