import type { Command } from 'commander';
import { type PrunedBucket, pruneBucket } from '../bucket/pruneBucket';
import { prune } from '../prune';
import { count, waitOption } from './commonOptions';
import { say, store } from './context';
import { bringUpToDate, inStore, sharedStore } from './inStore';

function sayPruned({ previews, generations, versions, media }: PrunedBucket, verb: string): void {
  for (const name of previews) say(`  preview ${name}`);
  for (const id of generations) say(`  generation ${id}`);
  for (const { app, version } of versions) say(`  ${app} ${version}`);
  const files = media.length > 0 ? `, ${media.length} media that only they had` : '';
  say(`${generations.length} generations and ${versions.length} versions${files} ${verb}.`);
}

export function pruneCommand(program: Command): void {
  program
    .command('prune')
    .description(
      'remove previews whose time is over, generations and versions that neither they nor an open tab can need',
    )
    .option('--keep <n>', 'newest generations that stay', count, 10)
    .option('--days <n>', 'generations that were live within so many days stay', count, 30)
    .option('--dry-run', 'say what would go, remove nothing')
    .option(...waitOption)
    .action(async (options: { keep: number; days: number; dryRun?: boolean; wait: number }) => {
      await store.mustExist();
      const { keep, days, dryRun = false } = options;
      const verb = dryRun ? 'would go' : 'removed';
      const shared = await sharedStore();
      await inStore(options.wait, async () => {
        if (shared) {
          const { bucket } = shared;
          sayPruned(
            await pruneBucket(shared, { keep, days, now: bucket.now(), dryRun }),
            `${verb} in ${bucket.name}`,
          );
        }
        const pruned = await prune({ store, keep, days, now: new Date(), dryRun });
        sayPruned(pruned, shared ? `${verb} in ${store.folder}` : verb);
      });
      // A release that began to use what went away: it is composed again.
      if (shared && !dryRun) await bringUpToDate(options.wait);
    });
}
