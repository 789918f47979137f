import { type Command, InvalidArgumentError } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary, triedBy } from '../../store/canary';
import { getCircumstances, since } from '../../store/history';
import { changeCanary, runningCanary } from '../switch/canary';
import { release } from '../switch/release';
import { inStore, liveSite, say, settings, store } from './context';
import { type SwitchCommandOptions, sayReleased, getSwitchOptions, withSwitchOptions } from './options';
import type { Canary, Place } from '../../store/state.contract';

type Step = number | 'promote' | 'end';

/** Parses a share of the visitors; 0 and 100 % are no canary. */
export function percent(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('Give a number from 1 to 99.');
  return Number(value);
}

/** The running canary in a line: its share, its versions, since when, who began it and why. */
export function canaryLine(canary: Canary): string {
  const who = getCircumstances(canary);
  return `canary for ${canary.share} % of new visitors: ${triedBy(canary)} in generation ${canary.generation}, since ${since(canary.at)}${who && ` [${who}]`}`;
}

/** Makes the canary live: a release of its versions, upon whatever is live by now. */
async function promote(place: Place, options: SwitchCommandOptions): Promise<void> {
  const { to, share, at } = runningCanary(store);
  const { versions } = await liveSite();
  const released = await release({
    ...place,
    ...getSwitchOptions(options, 'refuse'),
    reason: options.reason ?? `was a canary for ${share} % since ${since(at)}`,
    settings: await settings(),
    versions: { ...versions, ...to },
    action: 'release',
    // The release that began it has already checked for lost pages.
    removePages: true,
    promotes: true,
    named: Object.keys(to),
  });
  sayReleased(released, options);
}

async function change(place: Place, share: number | undefined, options: SwitchCommandOptions): Promise<void> {
  const canary = runningCanary(store);
  if (share === undefined && options.prove)
    throw new ReleaseError('--prove looks at what visitors are to get: leave it out where a canary ends.');
  if (options.dryRun) return say(canaryLine(canary));
  await changeCanary(place, share, getSwitchOptions(options, 'go on'));
  const what = `The canary (${triedBy(canary)})`;
  if (share === undefined) return say(`${what} has ended: its visitors are back with their next document.`);
  const moved = share > canary.share ? 'who was in stays in' : 'the last drawn go back first';
  say(`${what} is for ${share} % of new visitors, after ${canary.share} %: ${moved}.`);
}

export function canaryCommand(program: Command): void {
  const command = program
    .command('canary')
    .description(
      'what runs as a canary (begun by release --canary), its share of new visitors, its end: promote makes it live, end takes it away',
    )
    .argument(
      '[step]',
      'a share from 1 to 99, promote, or end; none says what runs',
      (value: string): Step => (value === 'promote' || value === 'end' ? value : percent(value)),
    );
  withSwitchOptions(command).action(async (step: Step | undefined, options: SwitchCommandOptions) => {
    await store.mustExist();
    const canary = readCanary(store);
    if (step === undefined) return say(canary ? canaryLine(canary) : 'No canary runs.');
    await inStore(options.wait, (place) =>
      step === 'promote'
        ? promote(place, options)
        : change(place, step === 'end' ? undefined : step, options),
    );
  });
}
