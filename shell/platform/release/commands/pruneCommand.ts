import type { Command } from 'commander';
import { prune } from '../prune';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import { count, say, store, waitOption } from './context';

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
      await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
        const { previews, generations, versions } = await prune({
          store,
          keep: options.keep,
          days: options.days,
          now: new Date(),
          dryRun: Boolean(options.dryRun),
        });
        for (const name of previews) say(`  preview ${name}`);
        for (const id of generations) say(`  generation ${id}`);
        for (const { app, version } of versions) say(`  ${app} ${version}`);
        const verb = options.dryRun ? 'would go' : 'removed';
        say(`${generations.length} generations and ${versions.length} versions ${verb}.`);
      });
    });
}
