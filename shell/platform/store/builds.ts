import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { asJson } from 'shared-content/artifact/durable';
import { isFile } from 'shared-content/artifact/manifest';
import { createBuildError, parseBuild, readBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { checkVersion } from 'shared-content/artifact/version';
import { hasKnownEnding } from '../http/getContentType';
import type { SiteFolder } from './SiteFolder';
import { getManifestName, versionItem } from './items';
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
  await checkName(app, version, build, (file) => siteFolder.locate(item.keyOf(file)));
  return build;
}

/**
 * Adds a build to a store's folder: the files of its build.json and their compressed forms. It compares every byte with
 * what the build recorded, and computes its version from them. An undamaged version stays as it is.
 *
 * @param dist the app's dist folder, as `buildStale` left it
 */
export async function addBuild(siteFolder: SiteFolder, dist: string): Promise<AppBuild> {
  const build = await readBuild(dist);
  refuseOtherEndings(dist, build);
  const item = versionItem(build.app, build.version);
  const draft = await siteFolder.draft();
  const write = async (name: string, data: Buffer | string) => {
    const file = path.join(draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  };
  try {
    for (const [file, recorded] of Object.entries(recordedFiles(build))) {
      const data = await readFile(path.join(dist, file)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? createBuildError(dist, `${file} is missing`) : error;
      });
      if (!isFile(data, recorded)) throw createBuildError(dist, `${file} has other bytes`);
      await write(getManifestName(file), data);
    }
    await checkVersion(build, (file) => readFile(path.join(draft, getManifestName(file))));
    if ((await siteFolder.findFault(item, true)) === undefined) return build;
    await write('bundle/build.json', asJson(build));
    await precompress(path.join(draft, 'assets'), build.mode === 'development' ? { quality: 4 } : {});
    await siteFolder.place(item, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return build;
}

/**
 * Computes a version's name from its bytes: before its code runs, and before it counts as whole.
 *
 * @param locate gives the path of a file of its manifest
 * @throws ReleaseError when they have another name
 */
export async function checkName(
  app: string,
  version: string,
  build: AppBuild,
  locate: (file: string) => string,
): Promise<void> {
  if (build.app !== app || build.version !== version)
    throw new ReleaseError(`${app} ${version} is ${build.app} ${build.version} by its build.json.`, 'broken');
  await checkVersion(build, (file) => readFile(locate(getManifestName(file))));
}

/** @throws ReleaseError for a file that hosts would serve without a type of its own */
function refuseOtherEndings(dist: string, { files }: AppBuild): void {
  const other = Object.keys(files).find((file) => !file.startsWith('root/') && !hasKnownEnding(file));
  if (other !== undefined)
    throw new ReleaseError(
      `${dist} has ${other}, whose ending no host serves. shell/platform/http/getContentType.ts lists those that are served.`,
    );
}
