import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { joinInside } from 'shared-content/artifact/build.shape';
import pMap from 'p-map';
import {
  asJson,
  defaultConcurrency,
  exists,
  filesBelow,
  syncFolder,
  syncTree,
} from 'shared-content/artifact/durable';
import {
  firstFault,
  getFile,
  getManifest,
  mediaFolder,
  readManifest,
} from 'shared-content/artifact/manifest';
import {
  copyBuild,
  createBuildError,
  parseBuild,
  readBuild,
  recordedFiles,
} from 'shared-content/artifact/readBuild';
import { checkVersion } from 'shared-content/artifact/version';
import { hasKnownEnding } from '../http/getContentType';
import { type State, getItemState, namesIn, newDraft, moveIntoPlace, seal } from './atomicFolders';
import { type StoredItem, getManifestName, mediaKey, versionItem } from './items';
import { precompress } from './precompress';

/** The builds of a release store; `SiteFolder` adds generations and the live one. */
export class PublishedVersions {
  readonly path: string;

  constructor(folder: string) {
    this.path = path.resolve(folder);
  }

  readonly assets = (app: string, version: string) => joinInside(this.path, `assets/${app}/${version}`);
  readonly bundles = (app: string, version: string) => joinInside(this.path, `bundles/${app}/${version}`);

  async build(app: string, version: string): Promise<AppBuild> {
    const state = await this.state(versionItem(app, version));
    if (state.is === 'absent')
      throw new ReleaseError(
        `${app} ${version} is not in the store ${this.path}. npm run history lists versions that were live; npm run release -- ${app} publishes this checkout's.`,
      );
    if (state.is === 'corrupt')
      throw new ReleaseError(
        `${app} ${version} is corrupt in the store ${this.path}: ${state.fault}. Publish it again (npm run release -- ${app}), or roll back (npm run rollback -- ${app}).`,
        'broken',
      );
    const name = `${app} ${version} in ${this.path}`;
    const json = await readFile(path.join(this.bundles(app, version), 'build.json'));
    const build = parseBuild(json, name, `Publish it again: npm run release -- ${app}.`);
    const { keyOf } = versionItem(app, version);
    await checkName(app, version, build, (file) => joinInside(this.path, keyOf(file)));
    return build;
  }

  /**
   * Publishes a build: copies the files of its build.json and their compressed forms, compares every byte with what the
   * build recorded, and computes its version from them. A whole version stays as it is; a corrupt or damaged one is
   * repaired.
   *
   * @param dist the app's dist folder, as `buildStale` left it
   */
  async publish(dist: string): Promise<AppBuild> {
    const build = await readBuild(dist);
    const { app, version } = build;
    refuseOtherEndings(dist, build);
    const draft = await newDraft(this.path);
    const client = path.join(draft, 'client');
    const bundle = path.join(draft, 'bundle');
    try {
      await copyBuild(dist, build, draft);
      // Checks the draft, because dist may have changed before it was copied.
      const copied = { ...(await getManifest(client, 'client/')), ...(await getManifest(bundle, 'node/')) };
      for (const [file, recorded] of Object.entries(recordedFiles(build)))
        if (copied[file.replace(/^maps\//, 'node/maps/')]?.integrity !== recorded.integrity)
          throw createBuildError(dist, `${file} has other bytes`);
      await checkVersion(build, (file) => readFile(path.join(draft, file.replace(/^node\//, 'bundle/'))));
      if (await this.isUndamaged(app, version)) return build;
      await writeFile(path.join(bundle, 'build.json'), asJson(build));
      await precompress(client, build.mode === 'development' ? { quality: 4 } : {});
      await seal(bundle, {
        ...(await getManifest(client, 'assets/')),
        ...(await getManifest(bundle, 'bundle/')),
      });
      await this.addVersion(app, version, draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return build;
  }

  /** Whether a version is here, and every byte is what its manifest says. */
  private async isUndamaged(app: string, version: string): Promise<boolean> {
    const { folders, keyOf } = versionItem(app, version);
    const manifest = await readManifest(path.join(this.path, folders[0]));
    const locate = (file: string) => joinInside(this.path, keyOf(file));
    return manifest !== undefined && (await firstFault(manifest.files, locate, true)) === undefined;
  }

  /** Puts a version in its place. The draft has `client` and `bundle`; it may lack media that the store already has. */
  async addVersion(app: string, version: string, draft: string): Promise<void> {
    await syncTree(draft);
    await this.addMedia(app, version, path.join(draft, 'client', mediaFolder));
    await moveIntoPlace(this.path, path.join(draft, 'client'), this.assets(app, version));
    // The bundle comes last: its manifest makes the version count as published.
    await moveIntoPlace(this.path, path.join(draft, 'bundle'), this.bundles(app, version));
  }

  /** Renames each file into place by itself: no version names it yet, or the file there is corrupt. */
  private async addMedia(app: string, version: string, from: string): Promise<void> {
    if (!(await exists(from))) return;
    const to = path.join(this.path, mediaKey(app));
    await mkdir(to, { recursive: true });
    await pMap(
      await filesBelow(from),
      async (file) => {
        const [own, there] = [await readFile(path.join(from, file)), path.join(to, file)];
        const other = await readFile(there).catch(() => undefined);
        if (other?.equals(own)) return;
        if (other)
          await this.checkMediaName(app, version, `assets/${mediaFolder}/${file}`, getFile(own).integrity);
        await rename(path.join(from, file), there);
      },
      defaultConcurrency,
    );
    await rm(from, { recursive: true });
    for (const folder of [to, path.dirname(to)]) await syncFolder(folder);
  }

  private async checkMediaName(app: string, version: string, name: string, integrity: string): Promise<void> {
    for (const one of await this.versions(app)) {
      const recorded = (await readManifest(this.bundles(app, one)))?.files[name];
      if (one !== version && recorded && recorded.integrity !== integrity)
        throw new ReleaseError(
          `${app} ${version}: its ${path.basename(name)} has other bytes than that of ${app} ${one}, although its name contains a hash of its bytes. Rename its source file.`,
        );
    }
  }

  /** Names of all versions of an app that have a folder, whole or corrupt. */
  async versions(app: string): Promise<string[]> {
    const found = await Promise.all(
      ['assets', 'bundles'].map((kind) => namesIn(path.join(this.path, kind, app))),
    );
    return [...new Set(found.flat())].filter((name) => name !== mediaFolder).sort();
  }

  /** Tells whether a version or generation is whole. It does not check a generation's versions. */
  readonly state = (item: StoredItem): Promise<State> => getItemState(this.path, item);

  async has(item: StoredItem): Promise<boolean> {
    return (await this.state(item)).is === 'whole';
  }

  isPublished(app: string, version: string): Promise<boolean> {
    return this.has(versionItem(app, version));
  }
}

/**
 * Computes a version's name from its bytes: before its code runs, and before it counts as published.
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
