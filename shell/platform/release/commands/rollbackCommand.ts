import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { formatTime, generationTimeline, versionTimeline } from '../../store/history';
import { pullVersion } from '../../store/pull';
import { type Released, release, restoreGeneration } from '../release';
import { withRefreshedStore, requireLiveSite, log, siteFolder } from './context';
import { type SwitchCommandOptions, printReleased, getSwitchOptions, withSwitchOptions } from './options';
import type { SiteState, StoreAccess } from '../../store/state.contract';

interface RollbackOptions extends SwitchCommandOptions {
  to?: string;
  generation?: string;
  ifLive?: string;
}

/** The versions that the named apps go back to. */
async function getVersionsBefore(
  { store }: StoreAccess,
  apps: readonly string[],
  state: SiteState,
  to: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  const { versions } = requireLiveSite(state);
  const next: Record<string, string> = {};
  for (const app of apps) {
    if (!versions[app])
      throw new ReleaseError(
        `${app} is not live in ${siteFolder.path}; live are ${Object.keys(versions).join(', ')}.`,
      );
    const version = to ?? versionTimeline(state.history, app).at(-2);
    if (!version)
      throw new ReleaseError(
        `${app} has no version before ${versions[app]} in ${siteFolder.path}. Name a published one with --to.`,
      );
    await pullVersion(store, siteFolder, app, version);
    next[app] = version;
  }
  return next;
}

/** The generation before the live one. */
function getGenerationBefore({ history }: SiteState): string {
  const before = generationTimeline(history).at(-2);
  if (!before) throw new ReleaseError(`There is no generation to go back to in ${siteFolder.path}.`);
  log(`Going back to generation ${before.generation}, live since ${formatTime(before.at)}`);
  return before.generation;
}

async function rollBack(
  access: StoreAccess,
  state: SiteState,
  apps: readonly string[],
  options: RollbackOptions,
): Promise<Released> {
  const { to: version, generation, ifLive } = options;
  if (version && apps.length !== 1)
    throw new ReleaseError('--to takes one app: rollback <app> --to <version>.');
  if (generation && (version || apps.length > 0))
    throw new ReleaseError('--generation names the whole site; give it without apps and without --to.');
  const live = requireLiveSite(state);
  if (ifLive !== undefined && apps.length !== 1)
    throw new ReleaseError('--if-live takes one app: rollback <app> --if-live <version>.');
  const other = live.versions[apps[0] ?? ''];
  if (ifLive !== undefined && other !== ifLive)
    throw new ReleaseError(
      `${apps[0]} ${ifLive} is not live any more, ${other ?? 'no version'} is: nothing was rolled back.`,
    );
  const switchOptions = getSwitchOptions(options, 'if installed');
  if (apps.length === 0)
    return restoreGeneration(access, generation ?? getGenerationBefore(state), switchOptions);
  const versions = await getVersionsBefore(access, apps, state, version);
  return release(access, { ...switchOptions, action: 'rollback', base: state, versions });
}

export function rollbackCommand(program: Command): void {
  const command = program
    .command('rollback')
    .description('make the previous versions live, without building: of the whole site, or of the named apps')
    .argument(
      '[app...]',
      'apps to roll back together (none: the previous generation as a whole, not rendered again)',
    )
    .option('--to <version>', 'version for one app (default: the previous one)')
    .option('--generation <id>', 'generation to restore as a whole')
    .option(
      '--if-live <version>',
      'only if this version of the one named app is live: a newer release stays',
    );
  withSwitchOptions(command).action(async (apps: string[], options: RollbackOptions) => {
    await withRefreshedStore(async (access, state) =>
      printReleased(await rollBack(access, state, [...new Set(apps)], options), options),
    );
  });
}
