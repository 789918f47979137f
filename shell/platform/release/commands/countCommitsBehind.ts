import type { BuildSource } from 'shared-content/artifact/build.contract';
import { runGit } from 'shared-content/artifact/runGit';

/** A live version of an app, and the commit that it was built from, where it is known. */
export interface LiveApp {
  readonly app: string;
  readonly source: BuildSource | undefined;
  /** Paths of the repository that its build is made from. */
  readonly builtFrom: readonly string[];
}

/** Facts that have one source and are built into every app: company, people, figures. */
const facts = 'shared-content/content';
/** Most changed lines of facts that are shown. */
const most = 6;

/**
 * Compares a live app with a checkout, in lines for people. They name commits of the branch that are not live, and
 * facts that differ from the live shell's header and footer. Facts differ when app and shell were built before and
 * after a change. Empty where it is up to date, and outside of a repository.
 *
 * @param checkout folder of the repository
 */
export async function countCommitsBehind(checkout: string, live: LiveApp, shell: LiveApp): Promise<string[]> {
  const git = (...args: string[]) => runGit(checkout, ...args);
  const has = (commit: string) =>
    git('cat-file', '-e', `${commit}^{commit}`).then(
      () => true,
      () => false,
    );
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD').catch(() => undefined);
  if (branch === undefined || !live.source) return [];
  const { commit } = live.source;
  if (!(await has(commit)))
    return [`built from ${commit}, which this checkout does not have (git fetch, or another repository)`];
  const log = await git(
    'log',
    '--format=%h %<(72,trunc)%s%x00(%an)',
    `${commit}..HEAD`,
    '--',
    ...live.builtFrom,
  );
  const missing = log === '' ? [] : log.split('\n');
  const lines =
    missing.length === 0
      ? []
      : [
          `${missing.length} ${missing.length === 1 ? 'commit' : 'commits'} of ${branch} not live yet, the newest ${missing[0]?.replace(/ *\0/, ' ')}`,
        ];
  const other = shell.source?.commit;
  if (live.app === shell.app || other === undefined || !(await has(other))) return lines;
  const diff = await git('diff', '--unified=0', '--no-color', other, commit, '--', facts);
  const changed = diff.split('\n').filter((line) => /^[+-](?![+-])/.test(line));
  if (changed.length === 0) return lines;
  const shown = changed.slice(0, most).map((line) => `  ${line.replace(/^([+-])\s*/, '$1 ')}`);
  const more = changed.length > most ? [`  and ${changed.length - most} more`] : [];
  return [
    ...lines,
    `other facts than the live shell's (${facts} of ${commit}, the shell's of ${other}; - shell, + ${live.app}):`,
    ...shown,
    ...more,
  ];
}
