import type { Command } from 'commander';
import type { AppName } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { createCircumstances, getCircumstances } from '../../store/history';
import { isCopy } from '../../store/storeAccess';
import {
  changePreviews,
  checkPreviewName,
  getAddress,
  getApps,
  previewsIn,
  pullPreviews,
  readPreviews,
  writePreview,
} from '../../store/previews';
import { pushGeneration } from '../../store/push';
import { readState } from '../../store/state';
import { browserGate } from '../prepare/browserGate';
import { releaseAndProve } from '../switch/releaseAndProve';
import { withRefreshedStore, requireLiveSite, say, requireSettings, siteFolder } from './context';
import {
  appsArgument,
  buildNamed,
  parseCount,
  fromOption,
  noBuildOption,
  publishNamed,
  skipBrowserOption,
  waitOption,
} from './options';
import type { Preview } from '../../store/state.contract';

interface PreviewCommandOptions {
  name?: string;
  from?: string[];
  build: boolean;
  days: number;
  remove?: string;
  reason?: string;
  skipBrowser?: boolean;
  wait: number;
}

async function makePreview(apps: readonly AppName[], name: string, options: PreviewCommandOptions) {
  const { siteUrl } = await requireSettings();
  checkPreviewName(name, siteUrl);
  const named = { names: [...new Set(apps)], from: options.from };
  await buildNamed(named, options.build);
  await withRefreshedStore(options.wait, async (access) => {
    const { store } = access;
    const live = await requireLiveSite();
    const published = await publishNamed(named);
    const how = {
      ...access,
      isUntrusted: true,
      dryRun: true,
      inBrowser: browserGate({ siteFolder, say, skip: options.skipBrowser, without: 'go on' }),
      action: 'release',
      // A preview shows what a release would do; only that release checks for lost pages.
      removePages: true,
    } as const;
    const { generation, changed, versions } = await releaseAndProve(how, {
      settings: await requireSettings(),
      versions: { ...live.versions, ...published },
    });
    const until = new Date(store.now().getTime() + options.days * 86_400_000).toISOString();
    const changes = Object.fromEntries(changed.map((app) => [app, versions[app] ?? 'taken away']));
    const preview = {
      ...createCircumstances(store, options.reason),
      name,
      generation,
      until,
      apps: changes,
    };
    await pushGeneration(store, siteFolder, generation);
    await writePreview(store, preview);
    if ((await readState(store)).state.removing)
      throw new ReleaseError(
        'npm run prune is running and may remove files of this preview. Run the command again.',
      );
    if (isCopy(access)) await pullPreviews(store, siteFolder, say);
    say(`Preview ${name}: ${getApps(preview)} in generation ${generation}, until ${until.slice(0, 10)}`);
    say(`Site servers show it: ${getAddress(name, siteUrl)}`);
  });
}

/** A preview in a line: its versions, its address, its end, who made it and why. */
export function formatPreview(preview: Preview, siteUrl: string): string {
  const { name, generation, until } = preview;
  const who = getCircumstances(preview);
  return `preview ${name} at ${getAddress(name, siteUrl)}: ${getApps(preview)} in generation ${generation}, until ${until.slice(0, 10)}${who && ` [${who}]`}`;
}

async function list(): Promise<void> {
  const { siteUrl } = await requireSettings();
  const previews = readPreviews(siteFolder);
  for (const preview of previews) say(formatPreview(preview, siteUrl));
  if (previews.length === 0) say('There is no preview. npm run preview -- <app> --name pr-42 makes one.');
}

const removePreview = (name: string, wait: number) =>
  withRefreshedStore(wait, async (access) => {
    const { store } = access;
    // The folder lacks previews whose documents are torn in the bucket.
    if (!(await previewsIn(store)).some((preview) => preview.name === name))
      throw new ReleaseError(`There is no preview "${name}" in ${store.name}: npm run preview lists all.`);
    await changePreviews(store, (preview) => preview.name === name);
    if (isCopy(access)) await pullPreviews(store, siteFolder, say);
    say(`Preview ${name} is removed. The next npm run prune removes its files.`);
  });

export function previewCommand(program: Command): void {
  program
    .command('preview')
    .description(
      'compose the site with other builds, and show it beside the live one under its own host name; without options, list all previews',
    )
    .argument(...appsArgument)
    .option(
      '--name <name>',
      'first label of its host name, such as pr-42; a preview of that name is replaced',
    )
    .option(...fromOption)
    .option(...noBuildOption)
    .option('--days <n>', 'days until it expires', parseCount, 14)
    .option('--remove <name>', 'remove a preview')
    .option('--reason <words>', 'reason, for npm run status')
    .option(...skipBrowserOption)
    .option(...waitOption)
    .action(async (apps: AppName[], options: PreviewCommandOptions) => {
      const { name, remove, from, wait } = options;
      await siteFolder.requireStore();
      const isNamed = apps.length > 0 || from !== undefined;
      if (remove !== undefined && (name !== undefined || isNamed))
        throw new ReleaseError('--remove removes a preview; give it without other options.');
      if (remove !== undefined) return removePreview(remove, wait);
      if (name !== undefined) return makePreview(apps, name, options);
      if (isNamed) throw new ReleaseError('Name the preview: npm run preview -- <app> --name pr-42.');
      return list();
    });
}
