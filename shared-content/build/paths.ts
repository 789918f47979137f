import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppName } from '../federation';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of an app's sources, relative to the root: the shell has the platform beside it. */
export const folderOf = (app: AppName): string => (app === 'shell' ? 'shell/site' : app);

/**
 * Stands in a build for the version that is known only when the build is done: the hash of its output.
 * `buildApp` replaces it in every file, so that a version names its bytes (URL, chunk global and all).
 */
export const versionPlaceholder = '__SITE_VERSION__';

/**
 * Origin that serves an app's assets: empty for the site's own, else `ASSET_ORIGIN_<APP>`, as
 * `ASSET_ORIGIN_MFE_SERVICES=https://services-cdn.example.com`.
 */
export function assetOrigin(app: AppName): string {
  const name = `ASSET_ORIGIN_${app.toUpperCase().replaceAll('-', '_')}`;
  const value = process.env[name] ?? '';
  if (value !== '' && new URL(value).origin !== value)
    throw new Error(
      `${name} must be an origin without a path, as https://cdn.example.com; it is "${value}".`,
    );
  return value;
}

/** URL of an app's published folder; ends with a slash. */
export const assetBase = (app: AppName, version: string): string =>
  `${assetOrigin(app)}/assets/${app}/${version}/`;

export type BuildMode = 'production' | 'development';

/** `BUILD_MODE=development` publishes React's development build: it warns where production stays silent. */
export const buildMode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';

/** Where an app's build lies. */
export const distOf = (app: AppName): string =>
  path.join(root, folderOf(app), buildMode === 'development' ? 'dist-development' : 'dist');
