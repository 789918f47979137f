import type { Command } from 'commander';
import { type HistoryEntry, readHistory } from '../../store/history';
import { triedBy } from '../canary';
import { count, say, since, store } from './context';

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

export function historyCommand(program: Command): void {
  program
    .command('history')
    .description('every switch of the live site, newest first')
    .option('--most <n>', 'how many', count, 20)
    .action(async ({ most }: { most: number }) => {
      const history = await readHistory(store);
      if (history.length === 0) say(`Nothing was released in ${store.folder} yet.`);
      for (const entry of history.toReversed().slice(0, most)) {
        const circumstances = circumstancesOf(entry);
        say(
          `${since(entry.at)}  ${entry.generation}  ${entry.action.padEnd(9)} ${changesOf(entry)}${circumstances && ` [${circumstances}]`}`,
        );
      }
    });
}
