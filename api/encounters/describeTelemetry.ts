import { resolve } from 'node:path';
import { failureKinds, vitalLimits, type VitalName } from 'shared-content/encounters';
import { repositoryRoot } from 'shared-content/server/readEnvironmentFile';
import { openOwnerStorage } from '../storage/engine/openStorage';
import {
  type FailingVersion,
  readEncounters,
  recentMinutes,
  type VitalFigure,
} from '../storage/encounters/encounterStore';

export {
  type Encounters,
  type FailingVersion,
  recentMinutes,
  type VitalFigure,
} from '../storage/encounters/encounterStore';

/** One web vital over all pages and devices in question. */
interface RatedVital {
  readonly name: VitalName;
  readonly good: number;
  readonly fair: number;
  readonly count: number;
}

/** Adds up figures per vital. A vital without measurements is left out. */
function ratedVitals(vitals: readonly VitalFigure[]): RatedVital[] {
  return (Object.keys(vitalLimits) as VitalName[]).flatMap((name) => {
    const rated = { name, good: 0, fair: 0, count: 0 };
    for (const one of vitals)
      if (one.name === name) {
        rated.good += one.good;
        rated.fair += one.fair;
        rated.count += one.count;
      }
    return rated.count === 0 ? [] : [rated];
  });
}

/** `LCP 96 % good of 1204`, for each vital that was measured within a week. */
export function formatVitals(vitals: readonly VitalFigure[]): string {
  const all = ratedVitals(vitals).map(
    ({ name, good, count }) => `${name} ${Math.floor((100 * good) / count)} % good of ${count}`,
  );
  return all.length === 0 ? 'no web vitals in the last 7 days' : `web vitals of 7 days: ${all.join(', ')}`;
}

/**
 * What visitors met, for `npm run status`. Read from the API's database, whether the site runs on it or not.
 *
 * @throws Error in one line where that database cannot be reached from here
 */
export async function describeTelemetry(env: NodeJS.ProcessEnv): Promise<string[]> {
  const storage = await openOwnerStorage({
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(repositoryRoot(), env.DATA_DIR || '.data'),
  });
  try {
    const { failing, vitals } = await readEncounters(storage.db);
    return [
      ...(failing.length === 0 ? ['no failures in the last 24 hours'] : failing.map(formatFailure)),
      formatVitals(vitals),
    ];
  } finally {
    await storage.close();
  }
}

const timeFor = (at: Date): string => at.toISOString().slice(11, 16);
/** Policy violations have no version and no app name. */
const isViolation = ({ app }: Pick<FailingVersion, 'app'>) => app === 'document';

/** One line on an app version, or a directive, that failed within a day: for the log, the desk and `npm run status`. */
export function formatFailure(failing: FailingVersion): string {
  const { app, version, kind, recent, day, first, last } = failing;
  const [count, when] = recent > 0 ? [recent, `${recentMinutes} minutes`] : [day, '24 hours'];
  const seen = `first ${timeFor(first)}${recent > 0 ? '' : `, last ${timeFor(last)}`} UTC`;
  if (isViolation(failing))
    return `policy: ${count} refused in the last ${when} (${kind.replace(' ', ', ')}), ${seen}`;
  const what = failureKinds[kind as keyof typeof failureKinds] ?? kind;
  return `${app} ${version}: ${count} ${count === 1 ? 'failure' : 'failures'} in the last ${when} (${what}), ${seen}`;
}
