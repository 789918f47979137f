import type { Command } from 'commander';
import { type Pruned, prune } from '../switch/prune';
import { count, waitOption } from './options';
import { inStore, say, siteFolder } from './context';

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
      'remove expired previews, and generations and versions that no preview and no open tab can need',
    )
    .option('--keep <n>', 'number of newest generations to keep', count, 10)
    .option('--days <n>', 'keep generations that were live within this many days', count, 30)
    .option('--dry-run', 'list what would be removed, and remove nothing')
    .option(...waitOption)
    .action(async (options: { keep: number; days: number; dryRun?: boolean; wait: number }) => {
      await siteFolder.requireStore();
      const { keep, days, dryRun = false } = options;
      const verb = dryRun ? 'would go' : 'removed';
      await inStore(options.wait, async (access) => {
        sayPruned(await prune({ ...access, keep, days, dryRun }), verb);
      });
    });
}
