import type { Command } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import type { Versions } from '../../store/Store';
import { inStore, releaseHere } from './inStore';
import {
  type SwitchCommandOptions,
  liveSite,
  sayReleased,
  settings,
  store,
  switchOptionsOf,
  withSwitchOptions,
} from './context';
import { appsArgument, buildNamed, fromOption, noBuildOption, publishNamed } from './publishNamed';

interface ReleaseCommandOptions extends SwitchCommandOptions {
  all?: boolean;
  build: boolean;
  from?: string[];
  removePages?: boolean;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  // Before anything is built or a mistyped SITE_DIR comes to be: is there something to release into?
  if (!options.all) await store.mustExist();
  if (!options.all && !options.from) await liveSite();
  const shared = await settings();
  const builds = { names, from: options.from };
  await buildNamed(builds, options.build);
  await inStore(options.wait, async () => {
    const live = await store.current();
    const before: Partial<Versions> = live ? await store.versionsOf(live) : {};
    const published = await publishNamed(builds, before.shell);
    const versions = { ...before, ...published };
    if (!versions.shell) await liveSite();
    const released = await releaseHere(
      {
        ...switchOptionsOf(options, 'refuse'),
        settings: live ? await settings() : shared,
        versions: versions as Versions,
        action: 'release',
        removePages: options.removePages,
      },
      Object.keys(published),
    );
    sayReleased(released, options);
  });
}

export function releaseCommand(program: Command): void {
  const command = program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument(...appsArgument)
    .option('--all', 'all apps of this checkout; what makes the first generation of a store')
    .option(...noBuildOption)
    .option(...fromOption)
    .option('--remove-pages', 'live pages may disappear');
  withSwitchOptions(command).action(releaseApps);
}
