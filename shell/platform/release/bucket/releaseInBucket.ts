import { root } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { BucketError } from '../../store/bucket/bucketError';
import { pushOwnHistory } from '../../store/bucket/bucketHistory';
import { type Move, newMoveId, settingsPointer } from '../../store/bucket/moves';
import {
  type Pointers,
  circumstances,
  isInForce,
  readPointers,
  writeMove,
} from '../../store/bucket/pointers';
import { pushGeneration } from '../../store/bucket/push';
import { changedApps } from '../../store/history';
import { releasedBy } from '../../store/releasedBy';
import { type SiteSettings, readSettings, settingsChanges } from '../../store/SiteSettings';
import { sourcesOf } from '../../store/sourcesOf';
import type { Versions } from '../../store/Store';
import { kitLines } from '../kitLines';
import { prepareGeneration } from '../prepareGeneration';
import { type Released, checkEarlier } from '../release';
import type { ReleaseOptions, SwitchOptions } from '../releaseOptions';
import { type Shared, converge } from './converge';

/** Apps whose pointers the command moves, even to where the folder stands. */
type Named = readonly string[];

/**
 * `release` where machines share a bucket: composes and judges in this machine's folder, sends what the bucket
 * has not, moves the own pointers, and goes on until what all pointers name is composed. Two that release at
 * the same time both end up live. The caller holds the folder's lock, and has converged.
 *
 * @param named what the command names, to be moved in any case
 * @throws ReleaseError naming what is wrong; before the pointers are moved nothing is touched but this folder
 */
export async function releaseInBucket(
  shared: Shared,
  options: ReleaseOptions,
  named: Named = [],
): Promise<Released> {
  const pointers = await readPointers(shared.bucket);
  const generation = await prepareGeneration(options);
  return moveTo(shared, pointers, generation, options, { named, force: options.force });
}

/** `releaseGeneration` where machines share a bucket: several pointers move at once, and nothing is rendered. */
export async function releaseGenerationInBucket(
  shared: Shared,
  generation: string,
  options: SwitchOptions,
): Promise<Released> {
  const pointers = await readPointers(shared.bucket);
  await checkEarlier(generation, options);
  const versions = await shared.store.versionsOf(generation);
  return moveTo(shared, pointers, generation, options, { named: Object.keys(versions) });
}

async function moveTo(
  shared: Shared,
  before: Pointers,
  generation: string,
  options: SwitchOptions,
  { named, force }: { named: Named; force?: boolean },
): Promise<Released> {
  const { bucket, store } = shared;
  const live = await store.current();
  const versions = await store.versionsOf(generation);
  const versionsBefore = live ? await store.versionsOf(live) : undefined;
  const changed = changedApps(versionsBefore, versions);
  const settings = await readSettings(store, generation);
  if (options.dryRun) {
    options.say(`Dry run: generation ${generation} is ready, the live site is as it was.`);
    return { generation, versions, changed, switched: false };
  }
  const to = versionsToMove(before, versions, [...named, ...changed]);
  const settingsMoved = settings !== undefined && !isSame(before.moves[settingsPointer]?.settings, settings);
  if (Object.keys(to).length === 0 && !settingsMoved)
    return { generation, versions, changed, switched: false };

  await options.beforeSwitch?.(generation);
  if (!before.named) await pushOwnHistory(bucket, store);
  await pushGeneration(bucket, store, generation);

  const at = bucket.now();
  const pointersMoved = [...Object.keys(to), ...(settingsMoved ? [settingsPointer] : [])];
  const liveSettings = await readSettings(store);
  const kit = await kitLines(store, versionsBefore, versions);
  const lines = settingsMoved && liveSettings ? settingsChanges(liveSettings, settings) : [];
  const move: Move = {
    id: newMoveId(at),
    to,
    ...(settingsMoved && { settings }),
    ...('shell' in to && { apps: Object.keys(versions) }),
    after: Object.fromEntries(pointersMoved.map((name) => [name, before.moves[name]?.id ?? null])),
    entry: {
      at: at.toISOString(),
      action: options.action,
      ...(lines.length > 0 && { settings: lines }),
      ...(kit.length > 0 && { kit }),
      checkout: root,
      sources: await sourcesOf(store, versions, Object.keys(to)),
      by: releasedBy(),
      reason: options.reason,
      seconds: Math.round(performance.now() / 1000),
    },
    ...(force && { force }),
  };
  await writeMove(bucket, before, move);
  const { pointers, refused } = await converge(shared, {
    move,
    before,
    ready: generation,
    inBrowser: options.inBrowser,
    beforeSwitch: options.beforeSwitch,
  }).catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error;
    throw new BucketError(
      `${pointersMoved.join(', ')} moved, but the whole could not be made live yet; the next command of anybody does it (npm run status). ${error.message}`,
    );
  });
  if (!isInForce(pointers, move)) throw refused ? refusal(move, refused) : overtaken(move, pointers);
  const now = pointers.named?.generation ?? generation;
  await options.afterSwitch?.(now);
  return { generation: now, versions: await store.versionsOf(now), changed: Object.keys(to), switched: true };
}

/** Puts down what the first generation in an empty bucket is to be composed with. */
export async function settingsInBucket({ bucket }: Shared, settings: SiteSettings): Promise<void> {
  const pointers = await readPointers(bucket);
  const at = bucket.now();
  await writeMove(bucket, pointers, {
    id: newMoveId(at),
    to: {},
    settings,
    after: { [settingsPointer]: pointers.moves[settingsPointer]?.id ?? null },
    entry: { at: at.toISOString(), action: 'settings', checkout: root, by: releasedBy() },
  });
}

/** Versions that the pointers do not name yet: those of the command, and where nothing is named so far all. */
function versionsToMove({ moves }: Pointers, versions: Versions, own: Named): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versions).filter(
      ([app, version]) =>
        moves[app]?.to[app] !== version && (own.includes(app) || moves[app]?.to[app] === undefined),
    ),
  );
}

const isSame = (a: SiteSettings | undefined, b: SiteSettings) => JSON.stringify(a) === JSON.stringify(b);

const refusal = (move: Move, { message }: ReleaseError) =>
  new ReleaseError(
    `${Object.keys(move.to).join(', ')} was put back: it does not go with what was released in the same moment. ${message} Run the command again to build upon that.`,
  );

function overtaken(move: Move, { moves }: Pointers): ReleaseError {
  const others = Object.keys(move.after).flatMap((name) => {
    const other = moves[name];
    return other && other.id !== move.id ? [`${name} (${circumstances(other)})`] : [];
  });
  return new ReleaseError(
    `Another release of the same app came in the same moment, and is live: ${others.join(', ')}. Run the command again if yours is to be live.`,
  );
}
