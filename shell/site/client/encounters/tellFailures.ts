import { type Failure, type FailureKind, mostOfKind } from 'shared-content/encounters';
import { type Pins, getIntegrity } from 'shared-content/federation';
import { type FailedDetail, failedEvent } from '../../app/reportFailure';
import type { PinnedSections } from '../federation/PinnedSections';
import { mayTell, sendBeacon } from './sendBeacon';

/** Whether a script came with other bytes than pinned: it can be fetched, and not under its hash. */
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
 * Tells of each failure at once, unsampled: a section that is dead for everyone is to show within a minute, not
 * when its visitors have gone.
 */
export function tellFailures(pins: Pins, sections: Pick<PinnedSections, 'getVersion'>): void {
  if (!mayTell(pins)) return;
  const known = getIntegrity(pins);
  let left = mostOfKind;
  const tell = (kind: FailureKind, app: Failure['app'], version: string) => {
    if (left-- > 0) sendBeacon(pins, { failures: [{ kind, app, version }] });
  };
  addEventListener(failedEvent, (event) => {
    const { kind, app: failed, error } = (event as CustomEvent<FailedDetail>).detail;
    const its = failed === 'shell' ? undefined : sections.getVersion(failed);
    // Of another section, the file that says which version it is may be what failed: that is the shell's.
    const [app, version] = its === undefined ? (['shell', pins.shell.version] as const) : [failed, its];
    tell(kind, app, version);
    // Of a section’s entry, and of webpack's own ChunkLoadError, whose URL is absolute and from a second try on has a query.
    const { request = '' } = error as { request?: string };
    // Of the page's own script only where this document is that page's: of one that was clicked the entry alone knows
    // the hash, and it is told as `script`.
    const integrity = known[request.replace(location.origin, '').replace(/\?.*/, '')];
    if (integrity)
      isTampered(request, integrity).then(
        (is) => is && tell('integrity', app, version),
        () => {},
      );
  });
}
