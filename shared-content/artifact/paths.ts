import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppEntry, type AppName, apps } from '../federation';

/** Folder of shared-content: beside the apps, or installed in the repository of one app. */
export const sharedFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** True in a section's own repository, which has shared-content as a package and no other app. */
const isInstalled = path.basename(path.dirname(sharedFolder)) === 'node_modules';

/** Root of the repository that contains shared-content; if that is installed, the working folder, as npm's scripts have it. */
export const root = isInstalled ? process.cwd() : path.dirname(sharedFolder);

const packageName = (): unknown =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name?: unknown }).name;

/** The apps whose sources are here: all apps, or in a section's own repository the one that the repository is named after. */
export const appsHere = (): readonly AppEntry[] =>
  isInstalled ? apps.filter(({ name }) => name === packageName()) : apps;

/**
 * Folder of an app's sources, relative to the root. The shell's is `shell/site`, as the platform is beside it.
 *
 * @throws Error for an app whose sources are elsewhere
 */
export function getFolder(app: AppName): string {
  if (!appsHere().some(({ name }) => name === app))
    throw new Error(
      `The sources of ${app} are not here: ${root} is the repository of "${String(packageName())}" (name in its package.json).`,
    );
  return isInstalled ? '.' : app === 'shell' ? 'shell/site' : app;
}

/**
 * Origin that serves an app's assets: empty for the site's own, else the value of `ASSET_ORIGIN_<APP>`, for example
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
export const assetBase = (app: AppName, version: string): string => `${appBase(app)}${version}/`;

/** URL of the folder with all versions of an app and its media; ends with a slash. */
export const appBase = (app: AppName): string => `${assetOrigin(app)}/assets/${app}/`;

/** `BUILD_MODE=development` publishes React's development build, which logs warnings that production omits. */
export const buildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';

/** Absolute path of an app's build. */
export const getDistFolder = (app: AppName): string =>
  path.join(root, getFolder(app), buildMode === 'development' ? 'dist-development' : 'dist');
