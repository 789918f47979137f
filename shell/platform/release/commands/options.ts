import { type Command, InvalidArgumentError } from 'commander';
import type { BrowserCheck, Released } from '../release';
import { log } from './context';

export function parseCount(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

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
  reason?: string;
  skipBrowser?: boolean;
}

export const withSwitchOptions = (command: Command): Command =>
  command
    .option('--dry-run', 'do everything except the switch')
    .option('--reason <words>', 'reason, for the history')
    .option(...skipBrowserOption);

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
