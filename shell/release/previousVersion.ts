import type { AppName } from 'shared-content/federation';
import type { HistoryEntry } from './history';

/**
 * The version of an app that was live before its present one, or undefined when there was none.
 *
 * @param history all switches, oldest first
 */
export function previousVersion(
  history: readonly HistoryEntry[],
  app: AppName,
  live: string,
): string | undefined {
  const versions = history.map((entry) => entry.versions[app]);
  const lastOther = versions.findLast((version) => version !== live);
  return lastOther;
}
