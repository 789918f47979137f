import { runGit } from 'shared-content/artifact/runGit';

/**
 * Says how many commits of a checkout's branch concern a live app and are not live, and names the newest. Undefined if
 * it is up to date, and outside of a repository.
 *
 * @param commit from which the app was built
 * @param builtFrom paths of the repository that its build is made from
 */
export async function countCommitsBehind(
  checkout: string,
  commit: string,
  builtFrom: readonly string[],
): Promise<string | undefined> {
  const git = (...args: string[]) => runGit(checkout, ...args);
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD').catch(() => undefined);
  if (branch === undefined) return undefined;
  const format = '--format=%h %<(72,trunc)%s%x00(%an)';
  const log = await git('log', format, `${commit}..HEAD`, '--', ...builtFrom).catch(() => undefined);
  if (log === undefined)
    return `built from ${commit}, which this checkout does not have (git fetch, or another repository)`;
  if (log === '') return undefined;
  const missing = log.split('\n');
  const count = missing.length === 1 ? '1 commit' : `${missing.length} commits`;
  return `${count} of ${branch} not live yet, the newest ${missing[0]?.replace(/ *\0/, ' ')}`;
}
