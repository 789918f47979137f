import { type Beacon, type Failure, type FailureKind, maxReports } from 'shared-content/telemetry';
import { type Pins, getIntegrity } from 'shared-content/federation';
import { type FailedDetail, failedEvent } from '../app/reportFailure';
import { getConnection, whenIdle } from './browser';
import type { PinnedSections } from './federation/PinnedSections';

/**
 * Whether telemetry may be sent. False on a dev server, and for visitors who save data. The loader reports a lost shell
 * without this check.
 */
const maySend = (): boolean => !__DEV__ && !getConnection().saveData;

/** Sends a telemetry event. It arrives even if the page is being left, and blocks nothing. */
export function sendBeacon({ api = '/api', shell }: Pins, event: Omit<Beacon, 'shell'>): void {
  navigator.sendBeacon(
    `${api}/telemetry`,
    JSON.stringify({ shell: shell.version, ...event } satisfies Beacon),
  );
}

/** Percentage of page views that are measured, unless VITALS_PERCENT sets another. */
const defaultPercent = 10;

/** Measures a sample of the visits. The script for it loads when the browser is idle. */
export function sampleVisit(pins: Pins): void {
  // Programs (tests, benchmarks, the browser gate of a release) are not visitors.
  if (!maySend() || navigator.webdriver || Math.random() * 100 >= (pins.vitalsPercent ?? defaultPercent))
    return;
  const path = location.pathname;
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './measureVisit').then(
      ({ measureVisit }) => measureVisit(pins, path),
      () => {},
    );
  });
}

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

/** File, line and column of our first script in an error's stack. Not its message, which may hold a visitor's words. */
const getPlace = (error: unknown): string | undefined =>
  /\/assets\/([a-z][\w./-]{0,119}:\d{1,6}:\d{1,6})/.exec((error as Error | undefined)?.stack ?? '')?.[1];

/**
 * Reports each failure at once and unsampled: a section that fails for everyone must show within a minute, not only when
 * its visitors have gone.
 */
export function watchFailures(pins: Pins, sections: Pick<PinnedSections, 'getVersion'>): void {
  if (!maySend()) return;
  const known = getIntegrity(pins);
  const [entry = ''] = Object.keys(pins.sectionScripts);
  let left = maxReports;
  const report = (kind: FailureKind, app: Failure['app'], version: string, at?: string) => {
    if (left-- > 0) sendBeacon(pins, { failures: [{ kind, app, version, ...(at && { at }) }] });
  };
  addEventListener(failedEvent, (event) => {
    const { kind, app: failed, error } = (event as CustomEvent<FailedDetail>).detail;
    const its = failed === 'shell' ? undefined : sections.getVersion(failed);
    // Without a version of the section, the file that names versions may be what failed. That file is the shell's.
    const [app, version] = its === undefined ? (['shell', pins.shell.version] as const) : [failed, its];
    report(kind, app, version, getPlace(error));
    // Of webpack's ChunkLoadError: an absolute URL, with a query from the second try on.
    const { request = kind === 'entry' ? entry : '' } = error as { request?: string };
    // This document pins the script of its own page only. A clicked page's script has its hash in the section's entry: its
    // failure is reported as `script` alone.
    const integrity = known[request.replace(location.origin, '').replace(/\?.*/, '')];
    if (integrity)
      isTampered(request, integrity).then(
        (is) => is && report('integrity', app, version),
        () => {},
      );
  });
}
