import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { asJson, undefinedIfMissing, writeBelow } from 'shared-content/artifact/durable';
import { isFile } from 'shared-content/artifact/manifest';
import { getDistFolder } from 'shared-content/artifact/paths';
import { createBuildError, parseBuild, readBuild, recordedFiles } from 'shared-content/artifact/readBuild';
import { checkVersion } from 'shared-content/artifact/version';
import type { AppName } from 'shared-content/federation';
import { hasKnownEnding } from '../http/getContentType';
import { forEachConcurrently } from './objects/ObjectStore';
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

/** Adds builds of this checkout to the store's folder; resolves to app → version. The caller holds the store's lock. */
export async function addCheckout(siteFolder: SiteFolder, names: readonly AppName[]) {
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await addBuild(siteFolder, getDistFolder(name))).version;
  return versions;
}

/** Adds the build of a dist folder, as `buildStale` left it, to a store's folder. */
export async function addBuild(siteFolder: SiteFolder, dist: string): Promise<AppBuild> {
  const build = await readBuild(dist);
  await addFiles(siteFolder, build, {
    read: (file) => readFile(path.join(dist, file)).catch(undefinedIfMissing),
    refuse: (fault) => createBuildError(dist, fault),
  });
  return build;
}

interface BuildFiles {
  /** Reads a file by its name below dist (`client/page.js`), or a compressed form of it, where there is one. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /** Makes the error where bytes differ from what the build recorded; gets the fault. */
  readonly refuse: (fault: string) => Error;
}

/**
 * Adds a build to a store's folder: the files of its build.json and their compressed forms, which are taken where they
 * unpack to their files. It compares every byte with what the build recorded, and computes its version from them. An
 * undamaged version stays as it is.
 */
export async function addFiles(
  siteFolder: SiteFolder,
  build: AppBuild,
  { read, refuse }: BuildFiles,
): Promise<void> {
  const item = versionItem(build.app, build.version);
  refuseOtherEndings(item, build);
  const draft = await siteFolder.draft();
  try {
    await forEachConcurrently(Object.entries(recordedFiles(build)), async ([file, recorded]) => {
      const data = await read(file);
      if (!data) throw refuse(`${file} is missing`);
      if (!isFile(data, recorded)) throw refuse(`${file} has other bytes`);
      await writeBelow(draft, getManifestName(file), data);
    });
    await checkVersion(build, (file) => readFile(path.join(draft, getManifestName(file))));
    if ((await siteFolder.findFault(item, true)) === undefined) return;
    await writeBelow(draft, getManifestName('build.json'), asJson(build));
    await precompress(path.join(draft, 'assets'), {
      quality: build.mode === 'development' ? 4 : 11,
      known: (name) => read(`client/${name}`),
    });
    await siteFolder.place(item, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @throws ReleaseError for a build of another app or version than its place in the store says */
export function refuseOtherName({ app, id, name }: StoredItem, build: AppBuild): void {
  if (build.app !== app || build.version !== id)
    throw new ReleaseError(`${name} is ${build.app} ${build.version} by its build.json.`, 'broken');
}

/** @throws ReleaseError for a file that hosts would serve without a type of its own */
function refuseOtherEndings({ name }: StoredItem, { files }: AppBuild): void {
  const other = Object.keys(files).find((file) => !file.startsWith('root/') && !hasKnownEnding(file));
  if (other !== undefined)
    throw new ReleaseError(
      `${name} has ${other}, whose ending no host serves. shell/platform/http/getContentType.ts lists those that are served.`,
    );
}
