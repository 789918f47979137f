import type { AppName } from '../federation';
import { builtFrom } from './buildInputs';
import { root } from './paths';
import { runGit } from './runGit';
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
