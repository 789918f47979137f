import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, federationManifest } from '../federation';
import { type AppBuild, buildFormat } from '../artifact/build.contract';
import { filesBelow } from '../artifact/durable';
import { keepMaps } from './keepMaps';
import { reportKit, reportShellKit } from './kitReport';
import { mediaFolder } from '../artifact/manifest';
import { assetBase, buildMode, getFolder, root } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';
import { getSource } from '../artifact/getSource';
import { stampVersion } from './stampVersion';

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
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(build, null, 1)}\n`);
  return build;
}
