import type { Command } from 'commander';
import type { AppName } from 'shared-content/federation';
import { buildStale } from '../../../build';
import { distOf } from '../../../webpack.paths';
import { release } from '../release';
import { runHook } from '../runHook';
import { withStoreLock } from '../withStoreLock';
import { appName, hookOption, liveSite, say, settings, store, waitOption } from './context';

export function releaseCommand(program: Command): void {
  program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument('<app...>', 'apps to release', (value: string, list: AppName[] = []) => [
      ...list,
      appName(value),
    ])
    .option('--no-build', 'take the builds in <app>/dist as they are')
    .option('--dry-run', 'everything but the switch')
    .option(...waitOption)
    .option(...hookOption)
    .action(
      async (
        names: AppName[],
        options: { build: boolean; dryRun?: boolean; wait: number; beforeSwitch?: string },
      ) => {
        if (options.build) {
          say('Building what changed');
          await buildStale(names, say);
        }
        await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
          const { versions } = await liveSite();
          const next: Record<AppName, string> = { ...versions };
          for (const name of names) next[name] = (await store.publish(distOf(name))).version;
          const { generation, changed } = await release({
            store,
            settings: await settings(),
            versions: next,
            action: 'release',
            say,
            dryRun: options.dryRun,
            beforeSwitch: runHook(options.beforeSwitch, store.folder),
          });
          if (changed.length === 0) say('Nothing changed: these versions are live already.');
          else if (!options.dryRun)
            say(
              `Live: ${changed.map((app) => `${app} ${next[app]}`).join(', ')} in generation ${generation}`,
            );
        });
      },
    );
}
