import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pMap from 'p-map';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import type { AppName } from '../federation';
import type { AppBuild } from '../artifact/build.contract';
import { getInputs, inputFiles } from '../artifact/buildInputs';
import { appsHere, getDistFolder, getFolder, root } from '../artifact/paths';
import { versionPlaceholder } from '../artifact/version';
import { findDistFault, readBuild } from '../artifact/readBuild';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { withBuildLock } from '../artifact/withStoreLock';
import { sealBuild } from './sealBuild';

const self = fileURLToPath(import.meta.url);
/** Builds in progress. */
const builds = path.join(root, '.cache/builds');

/**
 * Builds the named apps whose sources changed since their last build, or whose build was changed by hand. Only one run
 * works in a checkout at a time. A second run waits, and then finds the builds of the first.
 *
 * @param log called with one line for each app, for progress
 * @throws Error naming the app, after webpack's own messages
 */
export function buildStale(names: readonly AppName[], log: (line: string) => void): Promise<AppBuild[]> {
  let done = 0;
  const build = async (app: AppName) => {
    const started = Date.now();
    const inputs = await getInputs(app);
    const fresh = await findFreshBuild(getDistFolder(app), inputs, log);
    if (!fresh) {
      log(`  building  ${app} …`);
      await buildInChild(app, inputs);
    }
    const built = fresh ?? (await readBuild(getDistFolder(app)));
    done += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    log(
      `  [${done}/${names.length}] ${app} ${built.version} ${fresh ? '(unchanged)' : `built in ${seconds} s`}`,
    );
    return built;
  };
  if (root.includes('#'))
    throw new ReleaseError(
      `webpack cannot build below a folder with # in its name: ${root}. Move this checkout, or rename the folder.`,
    );
  return withBuildLock(log, async () => {
    // Killed runs leave partial builds.
    await rm(builds, { recursive: true, force: true });
    return pMap(names, build, { concurrency: 2 });
  });
}

/**
 * The build in a dist folder; undefined if its sources have changed since, or its files do not match build.json.
 *
 * @param log called when the files of a build were changed by hand
 */
export async function findFreshBuild(
  dist: string,
  inputs: string,
  log: (line: string) => void,
): Promise<AppBuild | undefined> {
  const build = await readBuild(dist).catch(() => undefined);
  if (build?.inputs !== inputs) return undefined;
  const fault = await findDistFault(dist, build);
  if (fault === undefined) return build;
  log(`  ${path.relative(root, dist)} is not what its build.json says (${fault}): building it again`);
  return undefined;
}

/** Builds an app in a process of its own: two at a time use both cores, and webpack's memory is freed at the end. */
async function buildInChild(app: AppName, inputs: string): Promise<void> {
  const child = fork(self, ['--child', app, inputs], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new ReleaseError(`Building ${app} failed; see webpack's messages above.`);
}

/**
 * Builds one app for production into `<app>/dist`. `client/` has files for browsers, `node/` the bundle for compose and
 * the shell's composer, `maps/` source maps that are never served. `build.json` describes the build. It builds in a
 * temporary folder and renames that at the end, so that readers of dist never see half a build.
 *
 * @param inputs hash of the sources, stored in build.json so that the next run knows whether they changed
 */
async function buildApp(app: AppName, inputs: string): Promise<void> {
  const dist = getDistFolder(app);
  const folder = path.join(builds, `${app}-${process.pid}`);
  const { href } = pathToFileURL(path.join(root, getFolder(app), 'webpack.config.ts'));
  const { default: configs } = (await import(href)) as { default: Configuration[] };
  // The manifest names the version by which the store knows the build.
  process.env.MF_BUILD_VERSION = versionPlaceholder;
  try {
    const stats = await bundle(configs.map((config) => redirectOutput(config, dist, folder)));
    await checkInputs(app, stats);
    const modules = [...(stats.stats[0]?.compilation.fileDependencies ?? [])];
    await sealBuild(folder, app, { inputs, chunks: getChunks(stats), modules });
    await putInPlace(folder, dist);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The configuration with its output below `folder` instead of the app's dist. */
const redirectOutput = (config: Configuration, dist: string, folder: string): Configuration => ({
  ...config,
  output: {
    ...config.output,
    path: path.join(folder, path.relative(dist, config.output?.path ?? dist)),
  },
});

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

/** Name of each chunk and entry of the browser build → its scripts. */
function getChunks(stats: MultiStats): Record<string, string[]> {
  const browser = stats.stats[0]?.toJson({ all: false, chunkGroups: true, entrypoints: true });
  return Object.fromEntries(
    Object.entries({ ...browser?.namedChunkGroups, ...browser?.entrypoints })
      .map(([name, group]): [string, string[]] => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js')),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

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

const [flag, app, inputs] = process.argv.slice(2);
if (process.argv[1] === self) {
  const run =
    flag === '--child'
      ? buildApp(app as AppName, inputs ?? '')
      : buildStale(
          appsHere().map(({ name }) => name),
          console.log,
        );
  run.catch(exitWith);
}
