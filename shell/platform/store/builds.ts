import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { asJson } from 'shared-content/artifact/durable';
import { isFile } from 'shared-content/artifact/manifest';
import { getDistFolder } from 'shared-content/artifact/paths';
import { createBuildError, parseBuild, readBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { checkVersion } from 'shared-content/artifact/version';
import type { AppName } from 'shared-content/federation';
import { hasKnownEnding } from '../http/getContentType';
import type { SiteFolder } from './SiteFolder';
import { type StoredItem, getManifestName, versionItem } from './items';
import { precompress } from './precompress';

/** Reads the build.json of a whole version, and compares its files with its name before its code runs. */
export async function readStoredBuild(
  siteFolder: SiteFolder,
  app: string,
  version: string,
): Promise<AppBuild> {
  const item = versionItem(app, version);
  const fault = await siteFolder.findFault(item);
  if (fault !== undefined)
    throw new ReleaseError(
      `${item.name} in ${siteFolder.path} cannot be used: ${fault}. Add it again (npm run release -- ${app}), or take another one of npm run history (npm run rollback -- ${app}).`,
      'broken',
    );
  const json = await readFile(siteFolder.locate(item.keyOf('bundle/build.json')));
  const build = parseBuild(
    json,
    `${item.name} in ${siteFolder.path}`,
    `Add it again: npm run release -- ${app}.`,
  );
  refuseOtherName(item, build);
  await checkVersion(build, (file) => readFile(siteFolder.locate(item.keyOf(getManifestName(file)))));
  return build;
}

interface AddOptions {
  /** Name in the folder of a file that a dist folder has by another name. */
  readonly nameOf?: (file: string) => string;
  /** Makes the error where bytes differ from what the build recorded; gets the fault. */
  readonly refuse?: (fault: string) => Error;
}

/** Adds builds of this checkout to the store's folder; resolves to app → version. The caller holds the store's lock. */
export async function addCheckout(siteFolder: SiteFolder, names: readonly AppName[]) {
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await addBuild(siteFolder, getDistFolder(name))).version;
  return versions;
}

/**
 * Adds a build to a store's folder: the files of its build.json and their compressed forms. It compares every byte with
 * what the build recorded, and computes its version from them. An undamaged version stays as it is.
 *
 * @param from the app's dist folder, as `buildStale` left it, or a copied version (`getManifestName`), whose compressed
 *   forms are taken where they unpack to their files
 */
export async function addBuild(
  siteFolder: SiteFolder,
  from: string,
  { nameOf = (file) => file, refuse = (fault) => createBuildError(from, fault) }: AddOptions = {},
): Promise<AppBuild> {
  const build = await readBuild(path.dirname(path.join(from, nameOf('build.json'))));
  refuseOtherEndings(from, build);
  const item = versionItem(build.app, build.version);
  const draft = await siteFolder.draft();
  const write = async (file: string, data: Buffer | string) => {
    const to = path.join(draft, getManifestName(file));
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, data);
  };
  try {
    for (const [file, recorded] of Object.entries(recordedFiles(build))) {
      const data = await readFile(path.join(from, nameOf(file))).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? refuse(`${file} is missing`) : error;
      });
      if (!isFile(data, recorded)) throw refuse(`${file} has other bytes`);
      await write(file, data);
    }
    await checkVersion(build, (file) => readFile(path.join(draft, getManifestName(file))));
    if ((await siteFolder.findFault(item, true)) === undefined) return build;
    await write('build.json', asJson(build));
    await precompress(path.join(draft, 'assets'), {
      quality: build.mode === 'development' ? 4 : 11,
      before: path.join(from, 'assets'),
    });
    await siteFolder.place(item, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return build;
}

/** @throws ReleaseError for a build of another app or version than its place in the store says */
export function refuseOtherName({ app, id, name }: StoredItem, build: AppBuild): void {
  if (build.app !== app || build.version !== id)
    throw new ReleaseError(`${name} is ${build.app} ${build.version} by its build.json.`, 'broken');
}

/** @throws ReleaseError for a file that hosts would serve without a type of its own */
function refuseOtherEndings(dist: string, { files }: AppBuild): void {
  const other = Object.keys(files).find((file) => !file.startsWith('root/') && !hasKnownEnding(file));
  if (other !== undefined)
    throw new ReleaseError(
      `${dist} has ${other}, whose ending no host serves. shell/platform/http/getContentType.ts lists those that are served.`,
    );
}
