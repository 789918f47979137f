import { failureKinds } from 'shared-content/encounters';
import { type FailingVersion, recentMinutes } from '../storage/encounters/readEncounters';

const timeFor = (at: Date): string => at.toISOString().slice(11, 16);
/** Policy violations have no version and no app name. */
const isViolation = ({ app }: Pick<FailingVersion, 'app'>) => app === 'document';

/** One line on an app version, or a directive, that failed within a day: for the log, the desk and `npm run status`. */
export function failureLine(failing: FailingVersion): string {
  const { app, version, kind, recent, day, first, last } = failing;
  const [count, when] = recent > 0 ? [recent, `${recentMinutes} minutes`] : [day, '24 hours'];
  const seen = `first ${timeFor(first)}${recent > 0 ? '' : `, last ${timeFor(last)}`} UTC`;
  if (isViolation(failing))
    return `policy: ${count} refused in the last ${when} (${kind.replace(' ', ', ')}), ${seen}`;
  const what = failureKinds[kind as keyof typeof failureKinds] ?? kind;
  return `${app} ${version}: ${count} ${count === 1 ? 'failure' : 'failures'} in the last ${when} (${what}), ${seen}`;
}
