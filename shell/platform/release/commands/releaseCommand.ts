import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type AppName, apps } from 'shared-content/federation';
import { exportSite } from '../../hosts/exportSite';
import { addCheckout } from '../../store/builds';
import { packLive } from '../../store/packLive';
import { readSettings } from '../../store/SiteSettings';
import type { SiteState, StoreAccess } from '../../store/state.contract';
import { addArtifacts } from '../addArtifacts';
import { release } from '../release';
import { reviewChanges } from '../review/reviewChanges';
import { getBase, requireLiveSite, log, withCopyOfLive, withRefreshedStore } from './context';
import { type SwitchCommandOptions, getSwitchOptions, printReleased, withSwitchOptions } from './options';

interface ReleaseCommandOptions extends SwitchCommandOptions {
  all?: boolean;
  build: boolean;
  from?: string[];
  over?: string;
  removePages?: boolean;
  out?: string;
  leave?: string;
}

async function releaseApps(named: readonly AppName[], options: ReleaseCommandOptions): Promise<void> {
  const names = options.all ? apps.map(({ name }) => name) : [...new Set(named)];
  refuseContradictions(names, options);
  if (!options.all && !options.from) requireLiveSite();
  if (!options.from && options.build) await buildApps(names);
  const work = async (access: StoreAccess, state: SiteState) => {
    const live = await access.siteFolder.current();
    const versions = options.from
      ? await addArtifacts(access.siteFolder, state, options.from, options.over)
      : await addCheckout(access.siteFolder, names);
    const released = await release(access, {
      ...getSwitchOptions(options, 'required'),
      action: 'release',
      base: getBase(),
      versions,
      removePages: options.removePages,
    });
    printReleased(released, options);
    if (options.out !== undefined) await leavePreview(access, released.generation, live, options.out);
    if (options.leave !== undefined && !options.dryRun)
      await packLive(access.siteFolder, path.resolve(options.leave));
  };
  await (options.dryRun ? withCopyOfLive(work) : withRefreshedStore(work));
}

function refuseContradictions(
  names: readonly AppName[],
  { build, dryRun, from, out }: ReleaseCommandOptions,
): void {
  if (from && (names.length > 0 || !build))
    throw new ReleaseError(
      '--from uses the apps of its artifacts: give it without apps, --all and --no-build.',
    );
  if (!from && names.length === 0)
    throw new ReleaseError('Name the apps, or give --from <artifact>; a release also accepts --all.');
  if (out !== undefined && !dryRun)
    throw new ReleaseError('--out leaves the site of a dry run: give it together with --dry-run.');
}

/** Builds the apps that changed since their last build. */
async function buildApps(names: readonly AppName[]): Promise<void> {
  log('Building what changed');
  // This module brings webpack, which no other command needs.
  const { buildStale } = await import('shared-content/bundling/buildStale');
  await buildStale(names, log);
}

/** Writes the site as it would be into a folder, with a page that shows what changes. */
async function leavePreview(
  access: StoreAccess,
  generation: string,
  live: string | undefined,
  folder: string,
): Promise<void> {
  const { siteFolder } = access;
  const out = path.resolve(folder);
  const settings = await readSettings(siteFolder, generation);
  await exportSite(siteFolder, settings, out, { generation, isPreview: true });
  await writeFile(path.join(out, 'changes.html'), await reviewChanges(access, live, generation));
  const { number } = siteFolder.shown() ?? {};
  log(`Preview on state ${number ?? 0} in ${out}: npm run serve -- --folder ${folder}`);
  log(`What changes: ${path.join(out, 'changes.html')}`);
}

function parseAppName(value: string): AppName {
  const app = apps.find(({ name }) => name === value);
  if (!app) throw new InvalidArgumentError(`Choose of ${apps.map(({ name }) => name).join(', ')}.`);
  return app.name;
}

export function releaseCommand(program: Command): void {
  const command = program
    .command('release')
    .description('build, check and publish apps, compose all documents, and switch the live site to them')
    .argument(
      '[app...]',
      'apps of this checkout',
      (value: string, list: AppName[] = []) => [...list, parseAppName(value)],
      [] as AppName[],
    )
    .option('--all', 'all apps of this checkout; required for the first generation of a store')
    .option('--no-build', 'use the existing builds in <app>/dist')
    .option(
      '--from <artifact...>',
      'use artifacts (npm run artifact) instead; builds nothing, needs no sources',
    )
    .option(
      '--over <version>',
      'replace this live version, although the artifact was built before it went live',
    )
    .option('--remove-pages', 'live pages may disappear')
    .option(
      '--out <folder>',
      'with --dry-run: leave the site as it would be, and changes.html, in this folder',
    )
    .option('--leave <file>', 'pack what is live then as this .tgz: a store that dry runs elsewhere read');
  withSwitchOptions(command).action(releaseApps);
}
