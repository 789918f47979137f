import type { Command } from 'commander';
import type { AppName } from 'shared-content/federation';
import { ReleaseError } from '../ReleaseError';
import { readHistory } from '../history';
import { previousVersion } from '../previousVersion';
import { release } from '../release';
import { runHook } from '../runHook';
import { withStoreLock } from '../withStoreLock';
import { appName, hookOption, liveSite, say, settings, store, waitOption } from './context';

export function rollbackCommand(program: Command): void {
  program
    .command('rollback')
    .description('make an earlier version of one app live again, without building')
    .argument('<app>', 'app to roll back', appName)
    .option('--to <version>', 'version to go back to (default: the one that was live before)')
    .option('--dry-run', 'everything but the switch')
    .option(...waitOption)
    .option(...hookOption)
    .action(
      async (
        app: AppName,
        options: { to?: string; dryRun?: boolean; wait: number; beforeSwitch?: string },
      ) => {
        await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
          const { versions } = await liveSite();
          const to = options.to ?? previousVersion(await readHistory(store), app, versions[app]);
          if (!to)
            throw new ReleaseError(
              `${app} has had no other version than ${versions[app]} in ${store.folder}.`,
            );
          const { generation } = await release({
            store,
            settings: await settings(),
            versions: { ...versions, [app]: to },
            action: 'rollback',
            say,
            dryRun: options.dryRun,
            beforeSwitch: runHook(options.beforeSwitch, store.folder),
          });
          if (!options.dryRun) say(`Live: ${app} ${to} in generation ${generation}`);
        });
      },
    );
}
