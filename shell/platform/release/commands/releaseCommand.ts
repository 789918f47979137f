import type { Command } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { listVersions } from '../../store/history';
import { beginCanary, refuseAppOfCanary } from '../switch/canary';
import { prepareGeneration } from '../prepare/prepareGeneration';
import type { SwitchOptions, Wanted } from '../prepare/releaseOptions';
import { parsePercent } from './canaryCommand';
import { releaseAndProve } from '../switch/releaseAndProve';
import { withRefreshedStore, requireLiveSite, say, requireSettings, siteFolder } from './context';
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
  removePages?: boolean;
  canary?: number;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  // Checks that there is a store to release into, before a build or a mistyped SITE_DIR makes anything.
  if (!options.all) await siteFolder.requireStore();
  if (!options.all && !options.from) await requireLiveSite();
  const shared = await requireSettings();
  // A second canary would leave no visitors to compare with. A canary's own apps are not released past it.
  refuseAppOfCanary(siteFolder, options.canary === undefined ? names : undefined);
  const builds = { names, from: options.from };
  await buildNamed(builds, options.build);
  await withRefreshedStore(options.wait, async (access) => {
    const live = await siteFolder.current();
    const before: Partial<Versions> = live ? await siteFolder.getVersions(live) : {};
    const published = await publishNamed(builds);
    const versions = { ...before, ...published };
    if (!versions.shell) await requireLiveSite();
    const settings = live ? await requireSettings() : shared;
    const wanted = { settings, versions: versions as Versions };
    const how = {
      ...access,
      ...getSwitchOptions(options, 'refuse'),
      action: 'release',
      removePages: options.removePages,
      named: Object.keys(published),
    } as const;
    if (options.canary !== undefined) return releaseCanary(published, options.canary, how, wanted);
    printReleased(await releaseAndProve(how, wanted), options);
  });
}

/** Composes and checks as for a release, then gives it to a share of the visitors instead of switching. */
async function releaseCanary(
  published: Readonly<Record<string, string>>,
  share: number,
  how: SwitchOptions,
  wanted: Wanted,
): Promise<void> {
  refuseAppOfCanary(siteFolder);
  const { generation: live, versions } = await requireLiveSite();
  const { generation } = await prepareGeneration(how, wanted);
  if (generation === live)
    throw new ReleaseError(`Generation ${live} is live already, so a canary would change nothing.`);
  const to = Object.fromEntries(
    Object.entries(published).filter(([app, version]) => versions[app] !== version),
  );
  if (how.dryRun) return say(`Generation ${generation} is ready; no visitor gets it.`);
  await beginCanary(how, { generation, share, to }, how);
  say(`Canary: ${listVersions(to)} in generation ${generation} for ${share} % of new visitors`);
}

export function releaseCommand(program: Command): void {
  const command = program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument(...appsArgument)
    .option('--all', 'all apps of this checkout; required for the first generation of a store')
    .option(...noBuildOption)
    .option(...fromOption)
    .option('--remove-pages', 'live pages may disappear')
    .option(
      '--canary <percent>',
      'start a canary for this percentage of new visitors (1 to 99); npm run canary changes or ends it',
      parsePercent,
    );
  withSwitchOptions(command).action(releaseApps);
}
