import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, federationManifest } from '../federation';
import { type AppBuild, buildFormat } from '../artifact/build.contract';
import { filesBelow } from '../artifact/durable';
import type { ChunkIds } from './integrity';
import { keepMaps } from './keepMaps';
import { mediaFolder } from '../artifact/manifest';
import { assetBase, buildMode, getFolder, root } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';
import { getSource } from '../artifact/getSource';
import { stampVersion } from './stampVersion';

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
        `${getFolder(app)}/public/${name}: only the shell's public folder is served. Put it into ${getFolder('shell')}/public, or import it where it is shown.`,
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

/** What the files of a build alone do not say. */
export interface BundledBuild extends Pick<AppBuild, 'inputs' | 'chunks' | 'kit'> {
  readonly chunkIds: ChunkIds;
}

/**
 * Makes a build of what a bundler has written: names its version after its bytes, writes the integrity of its chunks
 * into its entry, puts its source maps aside, and writes build.json.
 *
 * @param dist folder with `client/` (what browsers fetch) and `node/server.cjs` (what compose runs)
 * @throws ReleaseError when something is missing, or when its chunks would meet those of another version
 */
export async function sealBuild(
  dist: string,
  app: AppName,
  { chunkIds, ...bundled }: BundledBuild,
): Promise<AppBuild> {
  const [client, maps] = [path.join(dist, 'client'), path.join(dist, 'maps')];
  // Of the seal before, where a bundler empties its own folders alone.
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const file of await filesBelow(client))
    if (file.endsWith('.map')) await rename(path.join(client, file), path.join(maps, path.basename(file)));
  // What the plugin knows beyond its manifest is of no use to who loads the section.
  await rm(path.join(client, federationManifest.replace('.json', '-stats.json')), { force: true });

  await copyPublic(path.join(root, getFolder(app), 'public'), app, client);
  await moveAssets(path.join(dist, 'node'), client, maps);

  const { version, files, node, edited } = await stampVersion(dist, app, chunkIds);
  if (!node['server.cjs']) throw new ReleaseError(`${app}: the Node build has no server.cjs.`);

  // A development build's scripts can be read as they are.
  const kept = buildMode === 'production' && (await keepMaps(maps, edited));
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
  };
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(build, null, 1)}\n`);
  return build;
}
