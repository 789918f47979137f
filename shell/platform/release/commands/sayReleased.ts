import type { Released } from '../release';
import { say } from './context';

/** The last line of a release: what is live now. */
export function sayReleased(
  { generation, changed, switched, versions }: Released,
  { dryRun }: { dryRun?: boolean },
): void {
  if (dryRun) return;
  const what = changed.map((app) => `${app} ${versions[app] ?? 'taken away'}`).join(', ');
  if (switched) say(`Live: ${what || 'the same versions'} in generation ${generation}`);
  else say(`Nothing changed: generation ${generation} is live already.`);
}
