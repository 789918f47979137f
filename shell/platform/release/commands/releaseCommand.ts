import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { exportSite } from '../../hosts/exportSite';
import { type AppName, apps } from 'shared-content/federation';
import { release } from '../release';
import {
  getBase,
  requireLiveSite,
  requireSettings,
  log,
  siteFolder,
  withCopyOfLive,
  withRefreshedStore,
} from './context';
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
import { readSettings } from '../../store/SiteSettings';
import { packLive } from '../../store/packLive';
import { readShown } from '../../store/state';
import type { StoreAccess } from '../../store/state.contract';
import { reviewChanges } from '../review/reviewChanges';

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
  // Checks that there is a store to release into, before a build or a mistyped SITE_DIR makes anything.
  if (!options.all) await siteFolder.requireStore();
  if (!options.all && !options.from) await requireLiveSite();
  await requireSettings();
  const builds = { names, from: options.from, over: options.over };
  await buildNamed(builds, options.build);
  if (options.out !== undefined && !options.dryRun)
    throw new ReleaseError('--out leaves the site of a dry run: give it together with --dry-run.');
  const work = async (access: StoreAccess) => {
    const { siteFolder } = access;
    const live = await siteFolder.current();
    const released = await release(access, {
      ...getSwitchOptions(options, 'required'),
      action: 'release',
      base: getBase(),
      versions: await publishNamed(siteFolder, builds),
      removePages: options.removePages,
    });
    printReleased(released, options);
    if (options.out !== undefined) await leavePreview(access, released.generation, live, options.out);
    if (options.leave !== undefined && !options.dryRun)
      await packLive(siteFolder, path.resolve(options.leave));
  };
  await (options.dryRun ? withCopyOfLive(work) : withRefreshedStore(options.wait, work));
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
  if (!settings) throw new ReleaseError(`Generation ${generation} has no settings.`, 'broken');
  await exportSite(siteFolder, settings, out, { generation, isPreview: true });
  await writeFile(path.join(out, 'changes.html'), await reviewChanges(access, live, generation));
  const { number } = readShown(siteFolder) ?? {};
  log(`Preview on state ${number ?? 0} in ${out}: npm run serve -- --folder ${folder}`);
  log(`What changes: ${path.join(out, 'changes.html')}`);
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
    .option('--remove-pages', 'live pages may disappear')
    .option(
      '--out <folder>',
      'with --dry-run: leave the site as it would be, and changes.html, in this folder',
    )
    .option('--leave <file>', 'pack what is live then as this .tgz: a store that dry runs elsewhere read');
  withSwitchOptions(command).action(releaseApps);
}
