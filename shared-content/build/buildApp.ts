import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { type AppBuild, buildFormat } from './build.contract';
import { inputFiles } from './buildInputs';
import { filesBelow } from './durable';
import { type AppName, federationManifest } from '../federation';
import { mediaFolder } from './manifest';
import { sourceOf } from './sourceOf';
import { assetBase, buildMode, distOf, folderOf, root, versionPlaceholder } from './paths';
import { keepMaps } from './keepMaps';
import { type KitReport, kitReportFile } from './kitReport';
import { ReleaseError } from './ReleaseError';
import { shellManifest } from './shellManifest';
import { stampVersion } from './stampVersion';

/** Runs both webpack builds of an app; throws with webpack's own words when one fails. */
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
 * The shell's public files go to `root/`, whence compose puts each at its exact address; drawn share cards (`og/`) keep
 * their place.
 *
 * @param folder the app's `public`; it may be missing
 * @throws ReleaseError for a section, which owns no address outside of its prefixes
 */
export async function copyPublic(folder: string, app: AppName, client: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (app !== 'shell')
      throw new ReleaseError(
        `${folderOf(app)}/public/${name}: only the shell's public folder is served. Put it into ${folderOf('shell')}/public, or import it where it is shown.`,
      );
    await cp(path.join(folder, name), path.join(client, name === 'og' ? name : `root/${name}`), {
      recursive: true,
    });
  }
}

/**
 * Files that only documents name (the font, pictures of structured data) are emitted by the Node build alone;
 * a development build's maps are nobody's to fetch.
 */
async function moveAssets(node: string, client: string, maps: string): Promise<void> {
  for (const file of await filesBelow(node)) {
    if (file.endsWith('.cjs')) continue;
    const to = path.join(file.endsWith('.map') ? maps : client, file);
    await mkdir(path.dirname(to), { recursive: true });
    await rename(path.join(node, file), to);
  }
  await rm(path.join(node, mediaFolder), { recursive: true, force: true });
}

/** The same configuration, with its output below another folder than the app's dist. */
const intoFolder = (config: Configuration, dist: string, folder: string): Configuration => ({
  ...config,
  output: {
    ...config.output,
    path: path.join(folder, path.relative(dist, config.output?.path ?? dist)),
  },
});

/** Takes a finished build to its place; a kill between the two renames leaves no dist, which is built again. */
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
 * What webpack read for a build, outside of packages, must be in its staleness hash: an edit there would
 * otherwise never be built.
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
          `${app} is built from ${name}, which inputsOf does not hash: an edit there would not be built.`,
        );
    }
}

/**
 * Builds one app for production into `<app>/dist`: `client/` (what browsers fetch), `node/` (the bundle
 * that compose runs, and with the shell the composer), `maps/` (source maps, kept and never served) and `build.json`.
 * Builds in a folder of its own and renames that into place when it is done: a reader of dist never meets half
 * a build.
 *
 * @param inputs hash of the sources, kept in build.json so that the next run knows whether they changed
 */
export async function buildApp(app: AppName, inputs: string): Promise<AppBuild> {
  const folder = path.join(root, '.cache/builds', `${app}-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  try {
    const build = await buildInto(folder, app, inputs);
    await putInPlace(folder, distOf(app));
    return build;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The scripts of each named chunk and entry of the browser's build, by its name. */
function chunksOf(stats: MultiStats): Record<string, string[]> {
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
  const config = pathToFileURL(path.join(root, folderOf(app), 'webpack.config.ts'));
  const { default: configs } = (await import(config.href)) as {
    default: Configuration[];
  };
  // In the manifest and in the container: the version that the store names.
  process.env.MF_BUILD_VERSION = versionPlaceholder;
  const stats = await bundle(configs.map((config) => intoFolder(config, distOf(app), dist)));
  await checkInputs(app, stats);

  const client = path.join(dist, 'client');
  await mkdir(path.join(dist, 'maps'), { recursive: true });
  for (const file of await filesBelow(client))
    if (file.endsWith('.map'))
      await rename(path.join(client, file), path.join(dist, 'maps', path.basename(file)));

  if (app === 'shell')
    await writeFile(
      path.join(client, federationManifest),
      JSON.stringify(shellManifest(versionPlaceholder, assetBase(app, versionPlaceholder))),
    );
  // What the plugin knows beyond its manifest is of no use to who loads the section.
  await rm(path.join(client, federationManifest.replace('.json', '-stats.json')), { force: true });

  await copyPublic(path.join(root, folderOf(app), 'public'), app, client);
  await moveAssets(path.join(dist, 'node'), client, path.join(dist, 'maps'));

  const kit = JSON.parse(await readFile(path.join(client, kitReportFile), 'utf8')) as KitReport;
  await rm(path.join(client, kitReportFile));

  const { version, files, node, edited } = await stampVersion(dist, app, stats, kit.types);
  if (!node['server.cjs']) throw new ReleaseError(`${app}: the Node build has no server.cjs.`);

  // A development build's scripts can be read as they are.
  const maps = buildMode === 'production' && (await keepMaps(path.join(dist, 'maps'), edited));

  const base = assetBase(app, version);
  const source = await sourceOf(app);
  const build: AppBuild = {
    format: buildFormat,
    app,
    version,
    mode: buildMode,
    base,
    inputs,
    source,
    files,
    node,
    ...(maps && { maps }),
    chunks: chunksOf(stats),
    kit,
  };
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(build, null, 1)}\n`);
  return build;
}
