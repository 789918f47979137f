import { triedBy } from './canary';
import type { HistoryEntry } from './history';

/** A moment as commands and pages for operators say it: 2026-11-22 14:05 UTC. */
export const since = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** What an entry changed: apps with the commits that they were built from, or settings. */
export function changesOf(entry: HistoryEntry): string {
  const { apps, versions, sources, settings = [], action, canary } = entry;
  if (canary)
    return `${triedBy(canary)} in generation ${canary.generation} ${canary.share > 0 ? `for ${canary.share} % of new visitors` : 'has ended'}`;
  const changes = apps.map((app) => {
    const source = sources?.[app];
    const commit =
      source && ` (${source.commit}${source.dirty ? ' and what was not committed' : ''}, ${source.author})`;
    return `${app} ${versions[app] ?? 'taken away'}${commit ?? ''}`;
  });
  return (
    [...changes, ...settings].join(', ') ||
    (action === 'settings' ? 'the same settings' : 'the same versions')
  );
}

/** Who did it, why, and how long it took. */
export function circumstancesOf({ by, reason, seconds }: HistoryEntry): string {
  const who = by && `by ${by.user} on ${by.host}${by.run ? ` ${by.run}` : ''}`;
  const took = seconds === undefined ? undefined : `${seconds} s`;
  return [who, took, reason && `"${reason}"`].filter(Boolean).join(', ');
}
