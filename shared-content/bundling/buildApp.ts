import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import type { AppName } from '../federation';
import type { AppBuild } from '../artifact/build.contract';
import { inputFiles } from '../artifact/buildInputs';
import { getDistFolder, getFolder, root, versionPlaceholder } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';
import { sealBuild } from './sealBuild';

/**
 * Runs both webpack builds of an app.
 *
 * @throws ReleaseError with webpack's own messages when one fails
 */
export async function bundle(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no stats')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new ReleaseError(stats.toString({ all: false, errors: true }));
  return stats;
}

/** The configuration with its output below `folder` instead of the app's dist. */
const intoFolder = (config: Configuration, dist: string, folder: string): Configuration => ({
  ...config,
  output: {
    ...config.output,
    path: path.join(folder, path.relative(dist, config.output?.path ?? dist)),
  },
});

/** Moves a finished build to dist. A kill between the two renames leaves no dist, so that the next run builds again. */
async function putInPlace(folder: string, dist: string): Promise<void> {
  const old = `${folder}-old`;
  await rename(dist, old).catch(async (error: NodeJS.ErrnoException) => {
    // A folder of an image's lower layer cannot be renamed (overlayfs), only removed.
    if (error.code === 'EXDEV') await rm(dist, { recursive: true });
    else if (error.code !== 'ENOENT') throw error;
  });
  await rename(folder, dist);
  await rm(old, { recursive: true, force: true });
}

/**
 * Checks that the staleness hash covers every file that webpack has read outside of packages. Otherwise an edit in such a
 * file would never be built.
 *
 * @throws Error naming the file
 */
async function checkInputs(app: AppName, stats: MultiStats): Promise<void> {
  const hashed = new Set(await inputFiles(app));
  for (const { compilation } of stats.stats)
    for (const file of compilation.fileDependencies) {
      const name = path.relative(root, file).replaceAll('\\', '/');
      const isOwn = !name.startsWith('..') && !/(^|\/)node_modules\//.test(name);
      if (isOwn && !hashed.has(name) && (await stat(file).catch(() => undefined))?.isFile())
        throw new ReleaseError(
          `${app} is built from ${name}, which getInputs does not hash: an edit there would not be built.`,
        );
    }
}

/**
 * Builds one app for production into `<app>/dist`. `client/` has files for browsers, `node/` the bundle for compose and
 * the shell's composer, `maps/` source maps that are never served. `build.json` describes the build. It builds in a
 * temporary folder and renames that at the end, so that readers of dist never see half a build.
 *
 * @param inputs hash of the sources, stored in build.json so that the next run knows whether they changed
 */
export async function buildApp(app: AppName, inputs: string): Promise<AppBuild> {
  const folder = path.join(root, '.cache/builds', `${app}-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  try {
    const build = await buildInto(folder, app, inputs);
    await putInPlace(folder, getDistFolder(app));
    return build;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Name of each chunk and entry of the browser build → its scripts. */
function getChunks(stats: MultiStats): Record<string, string[]> {
  const browser = stats.stats[0]?.toJson({ all: false, chunkGroups: true, entrypoints: true });
  return Object.fromEntries(
    Object.entries({ ...browser?.namedChunkGroups, ...browser?.entrypoints })
      .map(([name, group]): [string, string[]] => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js')),
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

async function buildInto(dist: string, app: AppName, inputs: string): Promise<AppBuild> {
  const config = pathToFileURL(path.join(root, getFolder(app), 'webpack.config.ts'));
  const { default: configs } = (await import(config.href)) as {
    default: Configuration[];
  };
  // The manifest names the version by which the store knows the build.
  process.env.MF_BUILD_VERSION = versionPlaceholder;
  const stats = await bundle(configs.map((config) => intoFolder(config, getDistFolder(app), dist)));
  await checkInputs(app, stats);
  const modules = [...(stats.stats[0]?.compilation.fileDependencies ?? [])];
  return sealBuild(dist, app, { inputs, chunks: getChunks(stats), modules });
}
