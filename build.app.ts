import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { type AppBuild, type BuiltFile, buildFormat } from './shell/release/build.contract';
import type { AppName } from './shared-content/federation';
import { assetBase, assetOrigin, buildMode, distOf, root, versionPlaceholder } from './webpack.paths';
import { type KitReport, kitReportFile } from './webpack.kitReport';

const textFile = /\.(js|cjs|css|json|map|svg|webmanifest)$/;
const sha = (algorithm: 'sha256' | 'sha384', data: Buffer | string) => createHash(algorithm).update(data);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Runs both webpack builds of an app; throws with webpack's own words when one fails. */
export async function bundle(configs: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no stats')) : resolve(result),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats;
}

/** Names the version after the bytes: the hash of every file as it is before the version stands in it. */
async function versionOf(folder: string, files: readonly string[]): Promise<string> {
  const hash = sha('sha256', `${buildFormat} ${buildMode}`);
  for (const file of files)
    hash.update(`${file}\0${sha('sha256', await readFile(path.join(folder, file))).digest('hex')}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Public files: folders keep their place, single files go to `root/`, whence compose puts them at the site's root. */
async function copyPublic(app: AppName, client: string): Promise<void> {
  const folder = path.join(root, app, 'public');
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    await cp(
      path.join(folder, entry.name),
      path.join(client, entry.isDirectory() ? entry.name : `root/${entry.name}`),
      { recursive: true },
    );
}

/** Files that only documents name (the font, pictures of structured data) are emitted by the Node build alone. */
async function moveAssets(node: string, client: string): Promise<void> {
  for (const file of await readdir(node))
    if (file !== 'server.cjs') await rename(path.join(node, file), path.join(client, file));
}

/**
 * Builds one app for production into `<app>/dist`: `client/` (what browsers fetch), `node/server.cjs`
 * (what compose runs), `maps/` (source maps, never published) and `build.json`.
 *
 * @param inputs hash of the sources, kept in build.json so that the next run knows whether they changed
 */
export async function buildApp(app: AppName, inputs: string): Promise<AppBuild> {
  const dist = distOf(app);
  await rm(dist, { recursive: true, force: true });
  const { default: configs } = (await import(`./${app}/webpack.config.ts`)) as { default: Configuration[] };
  const stats = await bundle(configs);

  const client = path.join(dist, 'client');
  await mkdir(path.join(dist, 'maps'), { recursive: true });
  for (const file of await filesBelow(client))
    if (file.endsWith('.map'))
      await rename(path.join(client, file), path.join(dist, 'maps', path.basename(file)));

  await copyPublic(app, client);
  await moveAssets(path.join(dist, 'node'), client);

  const kit = JSON.parse(await readFile(path.join(client, kitReportFile), 'utf8')) as KitReport;
  await rm(path.join(client, kitReportFile));

  const built = [...(await filesBelow(client)).map((file) => `client/${file}`), 'node/server.cjs'];
  const version = await versionOf(dist, built);
  const files: Record<string, BuiltFile> = {};
  for (const file of [...built, ...(await filesBelow(path.join(dist, 'maps'))).map((map) => `maps/${map}`)]) {
    const full = path.join(dist, file);
    let data = await readFile(full);
    if (textFile.test(file) && data.includes(versionPlaceholder)) {
      data = Buffer.from(data.toString('utf8').replaceAll(versionPlaceholder, version));
      await writeFile(full, data);
    }
    if (file.startsWith('client/'))
      files[file.slice('client/'.length)] = {
        bytes: data.length,
        integrity: `sha384-${sha('sha384', data).digest('base64')}`,
      };
  }

  const browser = stats.stats[0]?.toJson({ all: false, chunkGroups: true, entrypoints: true });
  const groups = { ...browser?.namedChunkGroups, ...browser?.entrypoints };
  const chunks = Object.fromEntries(
    Object.entries(groups)
      .map(([name, group]) => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js')),
      ])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  ) as Record<string, string[]>;

  const base = assetBase(app, version);
  const build: AppBuild = { app, version, mode: buildMode, base, inputs, files, chunks, kit };
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(build, null, 1)}\n`);
  return build;
}

/** Hash of everything that an app's build reads: its own sources, shared-content, the factory, the lockfile. */
export async function inputsOf(app: AppName): Promise<string> {
  const hash = sha('sha256', `${buildMode} ${assetOrigin(app)}`);
  const skip = /(^|\/)(node_modules|dist|dist-development|art)\/|\.test\.tsx?$|\.md$/;
  for (const folder of [app, 'shared-content']) {
    for (const file of await filesBelow(path.join(root, folder)).then((all) =>
      all.filter((f) => !skip.test(`${f}`)),
    ))
      hash.update(`${folder}/${file}\0`).update(await readFile(path.join(root, folder, file)));
  }
  for (const file of await readdir(root))
    if (/^(webpack\..*\.ts|build\.app\.ts|package-lock\.json|tsconfig\.json)$/.test(file))
      hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}
