import type { Command } from 'commander';
import { type Pruned, prune } from '../switch/prune';
import { count, waitOption } from './options';
import { inStore, say, store } from './context';

function sayPruned({ previews, generations, versions, media }: Pruned, verb: string): void {
  for (const name of previews) say(`  preview ${name}`);
  for (const { name } of [...generations, ...versions]) say(`  ${name}`);
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
      await inStore(options.wait, async (place) => {
        sayPruned(await prune({ ...place, keep, days, dryRun }), verb);
      });
    });
}
