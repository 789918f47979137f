import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnvironment } from './gitEnvironment';
import type { AppName } from '../federation';
import { composerFolders } from './buildInputs';
import { getFolder, root } from './paths';
import type { BuildSource } from './build.contract';

const git = async (...args: string[]) =>
  (
    await promisify(execFile)('git', args, { cwd: root, env: gitEnvironment(), maxBuffer: 1 << 24 })
  ).stdout.trim();

/** Paths of the repository that an app is built from. All files that `getInputs` hashes are below them. */
export const builtFrom = (app: AppName): readonly string[] => [
  getFolder(app),
  ...(app === 'shell' ? [...composerFolders, 'shell/platform/package.json'] : []),
  'shared-content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The commit that an app's build is made from; undefined outside of a repository. */
export async function getSource(app: AppName): Promise<BuildSource | undefined> {
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%h%n%an')).split('\n');
    const dirty = (await git('status', '--porcelain', '--', ...builtFrom(app))) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}
