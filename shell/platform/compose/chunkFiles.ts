import type { AppBuild } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

/**
 * Scripts of a build's named chunk.
 *
 * @throws ReleaseError naming app and chunk where the build has no such chunk
 */
export function chunkFiles(build: AppBuild, name: string): readonly string[] {
  const files = build.chunks[name];
  if (!files)
    throw new ReleaseError(
      `${build.app}@${build.version} has no chunk named "${name}". Name the page's import() after its path: webpackChunkName: "${name}".`,
    );
  return files;
}
