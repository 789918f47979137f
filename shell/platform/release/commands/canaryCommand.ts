import { type Command, InvalidArgumentError } from 'commander';
import { readCanary } from '../../store/state';
import { listVersions, getCircumstances, formatTime } from '../../store/history';
import { changeCanary, runningCanary } from '../switch/canary';
import { releaseAndProve } from '../switch/releaseAndProve';
import type { Released, SwitchOptions } from '../prepare/releaseOptions';
import { withRefreshedStore, requireLiveSite, say, requireSettings, siteFolder } from './context';
import { type SwitchCommandOptions, printReleased, getSwitchOptions, withSwitchOptions } from './options';
import type { Canary } from '../../store/state.contract';

type Step = number | 'promote' | 'end';

/** Parses a share of the visitors; 0 and 100 % are no canary. */
export function parsePercent(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('Give a number from 1 to 99.');
  return Number(value);
}

/** The running canary in a line: its share, its versions, since when, who began it and why. */
export function formatCanary(canary: Canary): string {
  const who = getCircumstances(canary);
  return `canary for ${canary.share} % of new visitors: ${listVersions(canary.to)} in generation ${canary.generation}, since ${formatTime(canary.at)}${who && ` [${who}]`}`;
}

/** Makes a canary live, over the current live site. */
async function promote({ to, share, at }: Canary, how: Omit<SwitchOptions, 'action'>): Promise<Released> {
  const options = {
    ...how,
    reason: how.reason ?? `was a canary for ${share} % since ${formatTime(at)}`,
    action: 'release',
    // The release that began it has already checked for lost pages.
    removePages: true,
    named: Object.keys(to),
  } as const;
  const versions = { ...(await requireLiveSite()).versions, ...to };
  return releaseAndProve(options, { settings: await requireSettings(), versions });
}

export function canaryCommand(program: Command): void {
  const command = program
    .command('canary')
    .description(
      'show the canary that release --canary started, change its percentage, make it live (promote) or end it (end)',
    )
    .argument(
      '[step]',
      'a percentage from 1 to 99, promote or end; without it, the running canary is shown',
      (value: string): Step => (value === 'promote' || value === 'end' ? value : parsePercent(value)),
    );
  withSwitchOptions(command).action(async (step: Step | undefined, options: SwitchCommandOptions) => {
    await siteFolder.requireStore();
    const running = readCanary(siteFolder);
    if (step === undefined) return say(running ? formatCanary(running) : 'No canary runs.');
    await withRefreshedStore(options.wait, async (access) => {
      const canary = runningCanary(siteFolder);
      const how = getSwitchOptions(options, step === 'promote' ? 'refuse' : 'go on');
      if (step === 'promote') return printReleased(await promote(canary, { ...access, ...how }), options);
      if (options.dryRun) return say(formatCanary(canary));
      await changeCanary(access, step === 'end' ? undefined : step, how);
      say(
        step === 'end'
          ? `The canary (${listVersions(canary.to)}) has ended: its visitors get the live site with their next document.`
          : `The canary (${listVersions(canary.to)}) is for ${step} % of new visitors, after ${canary.share} %.`,
      );
    });
  });
}
