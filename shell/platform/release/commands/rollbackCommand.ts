import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { readHistory } from '../../store/history';
import { since } from '../../store/historyWords';
import type { Released } from '../release';
import type { Versions } from '../../store/Store';
import { generationTimeline, versionTimeline } from '../../store/timeline';
import { fetchVersion, inStore } from './inStore';
import { releaseGenerationHere, releaseHere, sayReleased } from './releaseHere';
import { liveSite, say, settings, store } from './context';
import { type SwitchCommandOptions, switchOptionsOf, withSwitchOptions } from './switchOptions';

interface RollbackOptions extends SwitchCommandOptions {
  to?: string;
  generation?: string;
  force?: boolean;
}

/** The versions that named apps go back to. */
async function versionsBefore(
  apps: readonly string[],
  { versions }: { versions: Versions },
  to: string | undefined,
): Promise<Versions> {
  const history = await readHistory(store);
  const next: Record<string, string> = {};
  for (const app of apps) {
    if (!versions[app])
      throw new ReleaseError(
        `${app} is not live in ${store.folder}; live are ${Object.keys(versions).join(', ')}.`,
      );
    const earlier = versionTimeline(history, app).slice(0, -1);
    const version = to ?? earlier.at(-1);
    if (!version)
      throw new ReleaseError(
        `${app} has no version to go back to before ${versions[app]} in ${store.folder}. --to names any that was published.`,
      );
    await fetchVersion(app, version);
    if (!(await store.isPublished(app, version)))
      throw new ReleaseError(
        `${app} ${version} is not in ${store.folder}.${earlier.length > 0 ? ` Live before were ${earlier.toReversed().join(', ')}.` : ''} npm run history names all.`,
      );
    next[app] = version;
  }
  return { ...versions, ...next };
}

/** The generation before the live one, as the timeline has it. */
async function generationBefore(): Promise<string> {
  const [before] = generationTimeline(await readHistory(store)).slice(-2, -1);
  if (!before) throw new ReleaseError(`There is no generation to go back to in ${store.folder}.`);
  say(`Going back to generation ${before.generation}, live since ${since(before.at)}`);
  return before.generation;
}

async function rollBack(apps: readonly string[], options: RollbackOptions): Promise<Released> {
  const { to, generation, force } = options;
  if (to && apps.length !== 1) throw new ReleaseError('--to takes one app: rollback <app> --to <version>.');
  if (generation && (to || apps.length > 0))
    throw new ReleaseError('--generation names the whole site; give it without apps and without --to.');
  const live = await liveSite();
  const how = { ...switchOptionsOf(options, 'go on'), action: 'rollback' } as const;
  if (apps.length === 0) return releaseGenerationHere(generation ?? (await generationBefore()), how);
  const versions = await versionsBefore(apps, live, to);
  return releaseHere({ ...how, settings: await settings(), versions, force }, apps);
}

export function rollbackCommand(program: Command): void {
  const command = program
    .command('rollback')
    .description('make live what was live before, without building: the whole site, or the named apps')
    .argument('[app...]', 'apps to roll back together (none: the whole generation before, in one rename)')
    .option('--to <version>', 'version to go back to, for one app (default: the one that was live before)')
    .option('--generation <id>', 'generation to go back to, whole, as it was composed then')
    .option('--force', 'say what the versions break on pages, and go on where that can be');
  withSwitchOptions(command).action(async (apps: string[], options: RollbackOptions) => {
    await store.mustExist();
    await inStore(options.wait, async () =>
      sayReleased(await rollBack([...new Set(apps)], options), options),
    );
  });
}
