import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type AppName, federationManifest } from '../federation';
import { type AppBuild, type BuiltFile, buildFormat, mapEnding } from '../artifact/build.contract';
import { asJson, filesBelow } from '../artifact/durable';
import { getSource } from '../artifact/getSource';
import { getFile, mediaFolder } from '../artifact/manifest';
import { assetBase, buildMode, getFolder, root } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';
import {
  type Described,
  type Unstamped,
  stampVersion,
  toUnstamped,
  versionPlaceholder,
} from '../artifact/version';
import { reportKit, shellKit } from './kitReport';

/** What a bundler tells about a build besides its files. */
export interface BundledBuild extends Pick<AppBuild, 'inputs' | 'chunks'> {
  /** Files that the bundler has read, where it tells them. */
  readonly modules?: readonly string[];
}

/**
 * Makes a build of a bundler's output. It names the version after its bytes, writes the integrity of its chunks into
 * its entry, moves source maps aside, and writes build.json.
 *
 * @param dist folder with `client/` (files for browsers) and `node/server.cjs` (for compose)
 * @throws ReleaseError when a file is missing, or when chunks could mix with those of another version
 */
export async function sealBuild(
  dist: string,
  app: AppName,
  { modules, ...bundled }: BundledBuild,
): Promise<AppBuild> {
  const [client, maps] = [path.join(dist, 'client'), path.join(dist, 'maps')];
  const kit = app === 'shell' ? shellKit : await reportKit(client, bundled.chunks, modules);
  // Remove the previous seal's maps: a bundler empties only its own folders.
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const file of await filesBelow(client))
    if (file.endsWith('.map')) await rename(path.join(client, file), path.join(maps, path.basename(file)));
  // The plugin's statistics are of no use to shells that load the section.
  await rm(path.join(client, federationManifest.replace('.json', '-stats.json')), { force: true });

  await copyPublic(path.join(root, getFolder(app), 'public'), app, client);
  await moveAssets(path.join(dist, 'node'), client, maps);

  const { inputs, chunks } = bundled;
  const base = assetBase(app, versionPlaceholder);
  const described: Described = { format: buildFormat, app, mode: buildMode, base, chunks, kit };
  const { version, files, node } = await stampFiles(dist, described);
  if (!node['server.cjs']) throw new ReleaseError(`${app}: the Node build has no server.cjs.`);

  // A development build's scripts are readable without maps.
  const kept = buildMode === 'production' && (await keepMaps(maps));
  const build: AppBuild = {
    format: buildFormat,
    app,
    version,
    mode: buildMode,
    base: assetBase(app, version),
    source: await getSource(app),
    files,
    node,
    ...(kept && { maps: kept }),
    inputs,
    chunks,
    kit,
  };
  await writeFile(path.join(dist, 'build.json'), asJson(build));
  return build;
}

/**
 * Copies the shell's public files to `root/`, from where compose puts each at its exact address. Drawn share cards (`og/`)
 * keep their folder.
 *
 * @param folder the app's `public`; it may be missing
 * @throws ReleaseError for a section, which owns no address outside of its prefixes
 */
export async function copyPublic(folder: string, app: AppName, client: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (app !== 'shell')
      throw new ReleaseError(
        `${getFolder(app)}/public/${name}: only the shell's public folder is served. Move it to ${getFolder('shell')}/public, or import it in the component that shows it.`,
      );
    await cp(path.join(folder, name), path.join(client, name === 'og' ? name : `root/${name}`), {
      recursive: true,
    });
  }
}

/**
 * Moves assets of the Node build to `client`: only that build emits files that only documents name (the font, pictures of
 * structured data). A development build's maps go to `maps`, as browsers must not fetch them.
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

/**
 * Names a finished build after its bytes, and writes the version into its files.
 *
 * @param dist folder with `client/` and `node/`
 * @returns the version, and the files of both folders by name
 */
async function stampFiles(dist: string, described: Described) {
  const contents: Record<string, Unstamped> = {};
  for (const name of await filesBelow(dist))
    if (/^(client|node)\//.test(name))
      contents[name] = toUnstamped(name, await readFile(path.join(dist, name)));
  const stamped = stampVersion(described, contents);
  const records: Record<string, Record<string, BuiltFile>> = { client: {}, node: {} };
  for (const [name, content] of Object.entries(stamped.files)) {
    if (content !== contents[name]) await writeFile(path.join(dist, name), String(content));
    const [folder = '', below = ''] = name.split(/\/(.*)/s);
    records[folder] = {
      ...records[folder],
      [below]: typeof content === 'string' ? getFile(content) : content,
    };
  }
  return { version: stamped.version, files: records.client ?? {}, node: records.node ?? {} };
}

const brotli = promisify(brotliCompress);

/**
 * Compresses the maps of a build.
 *
 * @param folder `maps` of the build
 * @returns name → length and hash, for build.json
 */
export async function keepMaps(folder: string): Promise<Record<string, BuiltFile>> {
  const kept = await Promise.all(
    (await filesBelow(folder)).sort().map(async (file): Promise<[string, BuiltFile]> => {
      const from = path.join(folder, file);
      const data = await brotli(await readFile(from), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
      });
      const name = file.replace(/\.map$/, mapEnding);
      await writeFile(path.join(folder, name), data);
      await rm(from);
      return [name, getFile(data)];
    }),
  );
  return Object.fromEntries(kept);
}
