import type { Command } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { release } from '../release';
import { getBase, withRefreshedStore, requireLiveSite, requireSettings, siteFolder } from './context';
import {
  type SwitchCommandOptions,
  appsArgument,
  buildNamed,
  fromOption,
  getSwitchOptions,
  noBuildOption,
  printReleased,
  publishNamed,
  withSwitchOptions,
} from './options';
import type { Versions } from '../../store/state.contract';

interface ReleaseCommandOptions extends SwitchCommandOptions {
  all?: boolean;
  build: boolean;
  from?: string[];
  over?: string;
  removePages?: boolean;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  // Checks that there is a store to release into, before a build or a mistyped SITE_DIR makes anything.
  if (!options.all) await siteFolder.requireStore();
  if (!options.all && !options.from) await requireLiveSite();
  const shared = await requireSettings();
  const builds = { names, from: options.from, over: options.over };
  await buildNamed(builds, options.build);
  await withRefreshedStore(options.wait, async (access) => {
    const live = await siteFolder.current();
    const before: Partial<Versions> = live ? await siteFolder.getVersions(live) : {};
    const published = await publishNamed(builds);
    const versions = { ...before, ...published };
    if (!versions.shell) await requireLiveSite();
    const settings = live ? await requireSettings() : shared;
    const released = await release(access, {
      ...getSwitchOptions(options, 'required'),
      action: 'release',
      base: getBase(),
      settings,
      versions: versions as Versions,
      named: Object.keys(published),
      removePages: options.removePages,
    });
    printReleased(released, options);
  });
}

export function releaseCommand(program: Command): void {
  const command = program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument(...appsArgument)
    .option('--all', 'all apps of this checkout; required for the first generation of a store')
    .option(...noBuildOption)
    .option(...fromOption)
    .option(
      '--over <version>',
      'replace this live version, although the artifact was built before it went live',
    )
    .option('--remove-pages', 'live pages may disappear');
  withSwitchOptions(command).action(releaseApps);
}
