import { type Command, InvalidArgumentError } from 'commander';
import { browserGate } from '../prepare/browser/browserGate';
import { verifyDeployment } from '../switch/verifyDeployment';
import { runHook } from '../switch/runHook';
import type { Released } from '../prepare/releaseOptions';
import { say, siteFolder } from './context';

/** Parser for an option's value that must match a pattern. @param wanted the expected value, for the message */
export const plain = (form: RegExp, wanted: string) => (value: string) => {
  if (!form.test(value)) throw new InvalidArgumentError(`Give ${wanted}.`);
  return value;
};

export function count(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

export const waitOption = [
  '--wait <seconds>',
  'time to wait for another command in this store',
  count,
  0,
] as const;

function originNamed(value: string): string {
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
  beforeSwitch?: string;
  afterSwitch?: string;
  hookTimeout: number;
  skipBrowser?: boolean;
  prove?: string;
  proveTimeout: number;
}

export const withSwitchOptions = (command: Command): Command =>
  command
    .option('--dry-run', 'do everything except the switch')
    .option('--reason <words>', 'reason, for the history')
    .option('--skip-browser', 'omit the check of changed pages in Chromium')
    .option(...waitOption)
    .option(
      '--before-switch <command>',
      'run this command before the generation goes live (SITE_DIR, SITE_GENERATION); if it fails, the release stops',
    )
    .option(
      '--after-switch <command>',
      'run this command when the generation is live, for example to purge a cache',
    )
    .option('--hook-timeout <seconds>', 'time limit of each hook', count, 300)
    .option(
      '--prove <origin>',
      'after the switch (a canary: before its first visitor), fetch every page from this origin, and roll back if one differs from the composed one',
      originNamed,
    )
    .option('--prove-timeout <seconds>', 'time limit for caches and servers to show it', count, 60);

/**
 * Translates those options into a release's.
 *
 * @param without what to do where no browser is found
 */
export const getSwitchOptions = (options: SwitchCommandOptions, without: 'refuse' | 'go on') => {
  const hook = (command: string | undefined, meaning: string) =>
    runHook(command, { folder: siteFolder.path, timeout: options.hookTimeout, meaning });
  return {
    dryRun: options.dryRun,
    reason: options.reason,
    inBrowser: browserGate({ siteFolder, say, skip: options.skipBrowser, without }),
    beforeSwitch: hook(options.beforeSwitch, 'the live site is unchanged'),
    afterSwitch: hook(options.afterSwitch, 'the new generation is live nevertheless'),
    prove:
      options.prove === undefined
        ? undefined
        : verifyDeployment({ siteFolder, origin: options.prove, timeout: options.proveTimeout }),
  };
};

/** Prints the last line of a release: what is live now. */
export function printReleased(
  { generation, changed, switched, versions }: Released,
  { dryRun }: { dryRun?: boolean },
): void {
  if (dryRun) return;
  const what = changed.map((app) => `${app} ${versions[app] ?? 'taken away'}`).join(', ');
  if (switched) say(`Live: ${what || 'the same versions'} in generation ${generation}`);
  else say(`Nothing changed: generation ${generation} is live already.`);
}
