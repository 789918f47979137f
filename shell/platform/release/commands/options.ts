import { type Command, InvalidArgumentError } from 'commander';
import { getDistFolder } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type AppName, apps } from 'shared-content/federation';
import { publishArtifacts } from '../prepare/publishArtifacts';
import type { BrowserCheck, Released } from '../release.contract';
import type { SiteFolder } from '../../store/SiteFolder';
import { log } from './context';

export function parseCount(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

export const waitOption = [
  '--wait <seconds>',
  'time to wait for another command in this store',
  parseCount,
  0,
] as const;

export const skipBrowserOption = ['--skip-browser', 'omit the check of changed pages in Chromium'] as const;

export function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname + url.search !== '/')
    throw new InvalidArgumentError('Give the public origin of the site, such as https://www.example.com.');
  return url.origin;
}

/** Options of every command that may switch the live site. */
export interface SwitchCommandOptions {
  dryRun?: boolean;
  wait: number;
  reason?: string;
  skipBrowser?: boolean;
}

export const withSwitchOptions = (command: Command): Command =>
  command
    .option('--dry-run', 'do everything except the switch')
    .option('--reason <words>', 'reason, for the history')
    .option(...skipBrowserOption)
    .option(...waitOption);

/**
 * Translates those options into a request's.
 *
 * @param browser what to do where no browser is found
 */
export const getSwitchOptions = (
  { dryRun, reason, skipBrowser }: SwitchCommandOptions,
  browser: Exclude<BrowserCheck, 'skip'>,
) => ({ dryRun, reason, browser: skipBrowser ? 'skip' : browser }) as const;

/** Prints the last line of a release: what is live now. */
export function printReleased(
  { generation, changed, switched, versions }: Released,
  { dryRun }: { dryRun?: boolean },
): void {
  if (dryRun) return;
  const what = changed.map((app) => `${app} ${versions[app] ?? 'taken away'}`).join(', ');
  if (switched) log(`Live: ${what || 'the same versions'} in generation ${generation}`);
  else log(`Nothing changed: generation ${generation} is live already.`);
}

/** The builds to compose with: apps of this checkout, or artifacts from elsewhere. */
interface NamedBuilds {
  readonly names: readonly AppName[];
  readonly from?: readonly string[] | undefined;
  /** A live version that artifacts may replace, although their builds began before it went live. */
  readonly over?: string | undefined;
}

function parseAppName(value: string): AppName {
  const app = apps.find(({ name }) => name === value);
  if (!app) throw new InvalidArgumentError(`Choose of ${apps.map(({ name }) => name).join(', ')}.`);
  return app.name;
}

export const appsArgument = [
  '[app...]',
  'apps of this checkout',
  (value: string, list: AppName[] = []) => [...list, parseAppName(value)],
  [] as AppName[],
] as const;
export const noBuildOption = ['--no-build', 'use the existing builds in <app>/dist'] as const;
export const fromOption = [
  '--from <artifact...>',
  'use artifacts (npm run artifact) instead; builds nothing, needs no sources',
] as const;

/** Builds the named apps that changed; artifacts are already built. */
export async function buildNamed({ names, from }: NamedBuilds, build: boolean): Promise<void> {
  if (from && (names.length > 0 || !build))
    throw new ReleaseError(
      '--from uses the apps of its artifacts: give it without apps, --all and --no-build.',
    );
  if (from) return;
  if (names.length === 0)
    throw new ReleaseError('Name the apps, or give --from <artifact>; a release also accepts --all.');
  if (!build) return;
  log('Building what changed');
  // This module brings webpack, which no other command needs.
  const { buildStale } = await import('shared-content/bundling/buildStale');
  await buildStale(names, log);
}

/** Publishes the named builds; resolves to app → version. The caller holds the store's lock. */
export async function publishNamed(
  siteFolder: SiteFolder,
  { names, from, over }: NamedBuilds,
): Promise<Record<string, string>> {
  if (from) return publishArtifacts(siteFolder, from, over);
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await siteFolder.publish(getDistFolder(name))).version;
  return versions;
}
