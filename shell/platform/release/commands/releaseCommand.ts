import type { Command } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { distOf } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { publishArtifacts } from '../publishArtifacts';
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
  from?: string[];
  removePages?: boolean;
}

/** Publishes this checkout's builds, or artifacts; resolves to app → version. The caller holds the lock. */
async function publish(
  names: readonly AppName[],
  { from }: Pick<ReleaseCommandOptions, 'from'>,
  liveShell: string | undefined,
): Promise<Record<string, string>> {
  if (from) return publishArtifacts(store, from, liveShell);
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await store.publish(distOf(name))).version;
  return versions;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  if (options.from && (names.length > 0 || !options.build))
    throw new ReleaseError(
      '--from releases what its artifacts are: give it without apps, --all and --no-build.',
    );
  if (names.length === 0 && !options.from)
    throw new ReleaseError('Name the apps to release, or give --all or --from <artifact>.');
  // Before anything is built or a mistyped SITE_DIR comes to be: is there something to release into?
  if (!options.all) await store.mustExist();
  if (!options.all && !options.from) await liveSite();
  const shared = await settings();
  if (options.build && !options.from) {
    say('Building what changed');
    // With webpack in it, which no other command needs.
    const { buildStale } = await import('shared-content/build/buildStale');
    await buildStale(names, say);
  }
  await inStore(options.wait, async () => {
    const live = await store.current();
    const before: Partial<Versions> = live ? await store.versionsOf(live) : {};
    const published = await publish(names, options, before.shell);
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
    .argument(
      '[app...]',
      'apps to release together',
      (value: string, list: AppName[] = []) => [...list, appName(value)],
      [],
    )
    .option('--all', 'all apps of this checkout; what makes the first generation of a store')
    .option('--no-build', 'take the builds in <app>/dist as they are')
    .option(
      '--from <artifact...>',
      'release artifacts (npm run artifact) instead; builds nothing, needs no sources',
    )
    .option('--remove-pages', 'live pages may disappear');
  withSwitchOptions(command).action(releaseApps);
}
