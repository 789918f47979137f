import type { Command } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { distOf } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Versions } from '../../store/Store';
import { inStore, releaseHere } from './inStore';
import {
  type SwitchCommandOptions,
  appName,
  liveSite,
  say,
  sayReleased,
  settings,
  store,
  switchOptionsOf,
  withSwitchOptions,
} from './context';

interface ReleaseCommandOptions extends SwitchCommandOptions {
  all?: boolean;
  build: boolean;
  removePages?: boolean;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  if (names.length === 0) throw new ReleaseError('Name the apps to release, or give --all.');
  // Before anything is built or a mistyped SITE_DIR comes to be: is there something to release into?
  if (!options.all) {
    await store.mustExist();
    await liveSite();
  }
  const shared = await settings();
  if (options.build) {
    say('Building what changed');
    // With webpack in it, which no other command needs.
    const { buildStale } = await import('shared-content/build/buildStale');
    await buildStale(names, say);
  }
  await inStore(options.wait, async () => {
    const live = await store.current();
    const versions: Record<string, string> = { ...(live && (await store.versionsOf(live))) };
    for (const name of names) versions[name] = (await store.publish(distOf(name))).version;
    const released = await releaseHere(
      {
        ...switchOptionsOf(options, 'refuse'),
        settings: live ? await settings() : shared,
        versions: versions as Versions,
        action: 'release',
        removePages: options.removePages,
      },
      names,
    );
    sayReleased(released, options);
  });
}

export function releaseCommand(program: Command): void {
  const command = program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument(
      '[app...]',
      'apps to release together',
      (value: string, list: AppName[] = []) => [...list, appName(value)],
      [],
    )
    .option('--all', 'all apps of this checkout; what makes the first generation of a store')
    .option('--no-build', 'take the builds in <app>/dist as they are')
    .option('--remove-pages', 'live pages may disappear');
  withSwitchOptions(command).action(releaseApps);
}
