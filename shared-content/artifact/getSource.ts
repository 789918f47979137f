import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AppName } from '../federation';
import { builtFrom } from './buildInputs';
import { root } from './paths';
import type { BuildSource } from './build.contract';

/** The commit that an app's build is made from; undefined outside of a repository. */
export async function getSource(app: AppName): Promise<BuildSource | undefined> {
  try {
    const [commit = '', author = ''] = (await runGit('log', '-1', '--format=%h%n%an')).split('\n');
    const dirty = (await runGit('status', '--porcelain', '--', ...builtFrom(app))) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}

/**
 * Runs git in this checkout; resolves to what it printed. In a hook or a worktree, GIT_DIR and similar variables would name
 * another repository. A checkout may belong to another user: whoever runs its commands trusts it already.
 *
 * @throws Error outside of a repository, and where git is not installed
 */
async function runGit(...args: string[]): Promise<string> {
  const env = Object.entries(process.env).filter(([name]) => !/^GIT_/.test(name));
  const { stdout } = await promisify(execFile)('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
    maxBuffer: 1 << 24,
  });
  return stdout.trim();
}
