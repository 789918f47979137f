import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AppName } from '../federation';
import { folderOf, root } from './paths';
import type { BuildSource } from './build.contract';

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1 << 24 })).stdout.trim();

/** The commit that an app's build is made from; undefined outside of a repository. */
export async function sourceOf(app: AppName): Promise<BuildSource | undefined> {
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%h%n%an')).split('\n');
    const built = [folderOf(app), 'shared-content', 'package-lock.json', 'tsconfig.json'];
    const dirty = (await git('status', '--porcelain', '--', ...built)) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}
