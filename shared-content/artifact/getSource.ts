import type { AppName } from '../federation';
import { composerFolders } from './buildInputs';
import { getFolder, root } from './paths';
import { runGit } from './runGit';
import type { BuildSource } from './build.contract';

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
    const [commit = '', author = ''] = (await runGit(root, 'log', '-1', '--format=%h%n%an')).split('\n');
    const dirty = (await runGit(root, 'status', '--porcelain', '--', ...builtFrom(app))) !== '';
    return { commit, author, dirty };
  } catch {
    return undefined;
  }
}
