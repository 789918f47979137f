import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../webpack.paths';
import type { BuildSource } from './build.contract';

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1 << 24 })).stdout.trim();

/** The commit that an app's build is made from; undefined outside of a repository. */
export async function sourceOf(app: string): Promise<BuildSource | undefined> {
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%h%n%an')).split('\n');
    const built = [app, 'shared-content', 'webpack.*', 'build.*', 'package-lock.json', 'tsconfig.json'];
    const dirty = (await git('status', '--porcelain', '--', ...built)) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}
