import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type AppName, federationManifest } from '../federation';
import { type AppBuild, type BuiltFile, buildFormat, mapEnding } from '../artifact/build.contract';
import { asJson, filesBelow } from '../artifact/durable';
import { getSource } from '../artifact/getSource';
import { getFile, mediaFolder } from '../artifact/manifest';
import { assetBase, buildMode, getFolder, root, versionPlaceholder } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';
import { chunkGlobal } from './common';
import { getChunkIds, hashesGlobal, withHashes } from './integrity';
import { reportKit, reportShellKit } from './kitReport';

/** Data of a build that its files alone do not contain. */
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
  const kit = app === 'shell' ? await reportShellKit() : await reportKit(client, bundled.chunks, modules);
  // Remove the previous seal's maps: a bundler empties only its own folders.
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const file of await filesBelow(client))
    if (file.endsWith('.map')) await rename(path.join(client, file), path.join(maps, path.basename(file)));
  // The plugin's statistics are of no use to shells that load the section.
  await rm(path.join(client, federationManifest.replace('.json', '-stats.json')), { force: true });

  await copyPublic(path.join(root, getFolder(app), 'public'), app, client);
  await moveAssets(path.join(dist, 'node'), client, maps);

  const { version, files, node } = await stampVersion(dist, app, kit.types);
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
    ...bundled,
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

const textFile = /\.(js|cjs|css|json|map|svg|webmanifest)$/;

/** The types that a build provides or was compiled against: they may change while its files stay. */
type KitTypes = AppBuild['kit']['types'];

const sha256 = (data: Buffer | string) => createHash('sha256').update(data);

/** The version: the hash of the kit's types and of all files, taken before the version is written into them. */
async function getVersion(folder: string, files: readonly string[], types: KitTypes): Promise<string> {
  const hash = sha256(`${buildFormat} ${buildMode} ${JSON.stringify(types)}\n`);
  for (const file of files)
    hash.update(`${file}\0${sha256(await readFile(path.join(folder, file))).digest('hex')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Computes the version of a finished build. Writes it and the scripts' integrity into the files that have placeholders.
 *
 * @param dist folder with `client/` and `node/`
 * @returns the version (12 hexadecimal digits), and the files of both folders by name
 */
export async function stampVersion(dist: string, app: AppName, types: KitTypes) {
  const built = (await filesBelow(dist)).filter((file) => /^(client|node)\//.test(file));
  const version = await getVersion(dist, built, types);
  const own = chunkGlobal(app).replace(versionPlaceholder, version);
  const files: Record<string, BuiltFile> = {};
  const node: Record<string, BuiltFile> = {};
  /** The chunk ids in each script that is already hashed: all but the entries. */
  const scripts: { readonly ids: readonly string[]; readonly integrity: string }[] = [];
  const entries = new Map<string, string>();
  const record = (file: string, data: Buffer | string) => {
    const [folder, name = ''] = file.split(/\/(.*)/s);
    const recorded = getFile(data);
    (folder === 'client' ? files : node)[name] = recorded;
    if (folder !== 'client' || !name.endsWith('.js')) return;
    scripts.push({ ids: getChunkIds(String(data)), integrity: recorded.integrity });
  };
  const write = (file: string, text: string) => writeFile(path.join(dist, file), text);
  for (const file of built) {
    const data = await readFile(path.join(dist, file));
    if (!textFile.test(file) || !data.includes(versionPlaceholder)) {
      record(file, data);
      continue;
    }
    const text = data.toString('utf8').replaceAll(versionPlaceholder, version);
    if (file.startsWith('client/') && text.includes(hashesGlobal(own))) entries.set(file, text);
    else {
      await write(file, text);
      record(file, text);
    }
  }
  // A script may include other chunks' modules, and then lists their ids, too (webpack's flagIncludedChunks). A chunk's
  // own script is the one with the fewest ids.
  const chunks: Record<string, string> = {};
  for (const { ids, integrity } of scripts.sort((a, b) => a.ids.length - b.ids.length))
    for (const id of ids) chunks[id] ??= integrity;
  for (const [file, text] of entries) {
    const entry = withHashes(text, own, chunks);
    await write(file, entry);
    record(file, entry);
  }
  return { version, files, node };
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
