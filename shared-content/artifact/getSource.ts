import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AppName } from '../federation';
import { builtFrom } from './buildInputs';
import { root } from './paths';
import type { BuildSource } from './build.contract';

/** The commit that an app's build is made from; undefined outside of a repository. */
export async function getSource(app: AppName): Promise<BuildSource | undefined> {
  try {
    const [commit = '', author = ''] = (await runGit(root, 'log', '-1', '--format=%h%n%an')).split('\n');
    const dirty = (await runGit(root, 'status', '--porcelain', '--', ...builtFrom(app))) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}

/**
 * The environment for a git process that must find the repository of its own folder. In a hook or a worktree, the caller's
 * GIT_DIR and similar variables would name another repository.
 */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_/.test(name)),
  ) as NodeJS.ProcessEnv;

/**
 * Runs git in a checkout; resolves to what it printed. A checkout may belong to another user: whoever runs its commands
 * trusts it already.
 *
 * @throws Error outside of a repository, and where git is not installed
 */
export async function runGit(checkout: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-c', 'safe.directory=*', ...args], {
    cwd: checkout,
    env: gitEnvironment(),
    maxBuffer: 1 << 24,
  });
  return stdout.trim();
}
