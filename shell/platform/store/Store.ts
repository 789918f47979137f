import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import {
  link,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { AppBuild } from 'shared-content/build/build.contract';
import { filesBelow, syncFolder, syncTree } from 'shared-content/build/durable';
import {
  type Manifest,
  firstFault,
  isFile,
  manifestFile,
  manifestOf,
  readManifest,
} from 'shared-content/build/manifest';
import { precompress } from './precompress';
import { copyBuild, otherThanBuilt, readBuild, recordedFiles } from 'shared-content/build/readBuild';
import { heldLock, withStoreLock } from 'shared-content/build/withStoreLock';

export { writeWhole } from 'shared-content/build/durable';

/** App → version: what one generation is composed of. It may have apps that this checkout does not know. */
export type Versions = { readonly shell: string } & Readonly<Record<string, string>>;

/** Whether a version or generation is there: whole, not at all, or in part, with the first fault in words. */
export type State =
  { readonly is: 'whole' } | { readonly is: 'absent' } | { readonly is: 'torn'; readonly fault: string };

const names = (folder: string) => readdir(folder).catch(() => [] as string[]);
const exists = (name: string) =>
  lstat(name).then(
    () => true,
    () => false,
  );

/**
 * The release store: a folder of plain files that any static host can serve.
 *
 * - `assets/<app>/<version>/…` what browsers fetch, immutable
 * - `bundles/<app>/<version>/` Node bundle, source maps, build.json and manifest, for compose and trace; not to be served
 * - `pages/<generation>/…` all documents of one composition, with their manifest
 * - `current` symbolic link to the live generation, switched by rename(2)
 * - `drafts/`, `trash/` what is on its way in or out; `lock/` who changes the store (see withStoreLock)
 *
 * A version or generation is there when its manifest is, and every file that it names. Both come by one
 * rename of a folder that is on the disk already (fsync), and go by one rename into the trash: a kill or a
 * power cut at any instant leaves them whole or absent. What is torn nevertheless (another hand, a bad disk,
 * a copy that was cut short) counts as absent, and is healed by placing the same bytes again.
 */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  readonly assets = (app: string, version: string) => path.join(this.folder, 'assets', app, version);
  readonly bundles = (app: string, version: string) => path.join(this.folder, 'bundles', app, version);
  readonly pages = (generation: string) => path.join(this.folder, 'pages', generation);

  /**
   * For commands that work in a store which must be there already: a mistyped SITE_DIR makes no folder.
   *
   * @throws ReleaseError naming the folder
   */
  async mustExist(): Promise<void> {
    for (const mark of ['pages', 'current', 'site.json', 'assets'])
      if (await exists(path.join(this.folder, mark))) return;
    throw new ReleaseError(
      `${this.folder} is no release store. Is SITE_DIR right? npm start makes a store and its first generation.`,
    );
  }

  /**
   * The build of a published version.
   *
   * @throws ReleaseError when the version is not in the store, or not whole
   */
  async build(app: string, version: string): Promise<AppBuild> {
    const state = await this.versionState(app, version);
    if (state.is === 'absent')
      throw new ReleaseError(
        `${app} ${version} is not in the store ${this.folder}. npm run history names versions that were live; npm run release -- ${app} publishes this checkout's.`,
      );
    if (state.is === 'torn')
      throw new ReleaseError(
        `${app} ${version} is torn in the store ${this.folder}: ${state.fault}. Publish it again (npm run release -- ${app}) or take another version (npm run rollback -- ${app}).`,
        'broken',
      );
    return JSON.parse(
      await readFile(path.join(this.bundles(app, version), 'build.json'), 'utf8'),
    ) as AppBuild;
  }

  /**
   * Publishes a build: copies what its build.json names beside what is there, precompressed, compares every
   * byte with what the build recorded, and renames it into place. A version that is there whole is left as it
   * is; a torn one is healed.
   *
   * @param dist the app's dist folder, as `buildApp` left it
   * @throws ReleaseError when dist is no build or contradicts its build.json; nothing is published then
   */
  async publish(dist: string): Promise<AppBuild> {
    const build = await readBuild(dist);
    const { app, version } = build;
    if (await this.isPublished(app, version)) return build;
    const draft = await this.draft();
    const client = path.join(draft, 'client');
    const bundle = path.join(draft, 'bundle');
    try {
      await copyBuild(dist, build, draft);
      // What lies in the draft is judged, not what lay in dist before it was copied.
      const copied = { ...(await manifestOf(client, 'client/')), ...(await manifestOf(bundle, 'node/')) };
      for (const [file, recorded] of Object.entries(recordedFiles(build)))
        if (copied[file.replace(/^maps\//, 'node/maps/')]?.integrity !== recorded.integrity)
          throw otherThanBuilt(dist, `${file} has other bytes`);
      await writeFile(path.join(bundle, 'build.json'), `${JSON.stringify(build, null, 1)}\n`);
      await precompress(client, build.mode === 'development' ? 4 : undefined);
      await this.seal(bundle, {
        ...(await manifestOf(client, 'assets/')),
        ...(await manifestOf(bundle, 'bundle/')),
      });
      await this.addVersion(app, version, draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return build;
  }

  /** Puts a version in its place; its draft has `client` and, with the manifest, `bundle`. */
  async addVersion(app: string, version: string, draft: string): Promise<void> {
    await syncTree(draft);
    await this.place(path.join(draft, 'client'), this.assets(app, version));
    // The bundle comes last: its manifest says that the version is there.
    await this.place(path.join(draft, 'bundle'), this.bundles(app, version));
  }

  /** Names of all versions of an app that have a folder, whole or not. */
  async versions(app: string): Promise<string[]> {
    const found = await Promise.all(
      ['assets', 'bundles'].map((kind) => names(path.join(this.folder, kind, app))),
    );
    return [...new Set(found.flat())].sort();
  }

  /**
   * Whether a version is there.
   *
   * @param options.deep compares hashes, not only names and lengths: reads every byte
   */
  async versionState(app: string, version: string, { deep = false } = {}): Promise<State> {
    const [assets, bundle] = [this.assets(app, version), this.bundles(app, version)];
    const manifest = await readManifest(bundle);
    if (!manifest) {
      if (await exists(bundle)) return { is: 'torn', fault: `its ${manifestFile} is missing` };
      return (await exists(assets)) ? { is: 'torn', fault: 'it has no bundle' } : { is: 'absent' };
    }
    const locate = (file: string) =>
      file.startsWith('assets/')
        ? path.join(assets, file.slice('assets/'.length))
        : path.join(bundle, file.slice('bundle/'.length));
    const fault = await firstFault(manifest.files, locate, deep);
    return fault === undefined ? { is: 'whole' } : { is: 'torn', fault };
  }

  /** True when a version is there whole. */
  async isPublished(app: string, version: string): Promise<boolean> {
    return (await this.versionState(app, version)).is === 'whole';
  }

  /** Takes a version out: from its first rename on it is not there. The caller holds the store's lock. */
  async removeVersion(app: string, version: string): Promise<void> {
    await this.moveAside(this.bundles(app, version));
    await this.moveAside(this.assets(app, version));
  }

  /**
   * Puts a composed folder in its place as a generation, with its manifest. One that is there whole is left
   * as it is; a torn one is healed, file by file, so that it can go on being live meanwhile.
   */
  async addGeneration(generation: string, draft: string): Promise<void> {
    if (!(await this.hasGeneration(generation))) {
      const files = await manifestOf(draft);
      await this.shareUnchanged(draft, files);
      await this.seal(draft, files);
      await syncTree(draft);
      await this.place(draft, this.pages(generation));
    }
    await rm(draft, { recursive: true, force: true });
  }

  /** Names of all generations that have a folder, whole or not. */
  async generations(): Promise<string[]> {
    return (await names(path.join(this.folder, 'pages'))).sort();
  }

  /** Whether a generation is there; `deep` as in versionState. Its versions are not looked at. */
  async generationState(generation: string, { deep = false } = {}): Promise<State> {
    const folder = this.pages(generation);
    const manifest = await readManifest(folder);
    if (!manifest)
      return (await exists(folder))
        ? { is: 'torn', fault: `its ${manifestFile} is missing` }
        : { is: 'absent' };
    const fault = await firstFault(manifest.files, (file) => path.join(folder, file), deep);
    return fault === undefined ? { is: 'whole' } : { is: 'torn', fault };
  }

  /** True when a generation is there whole. */
  async hasGeneration(generation: string): Promise<boolean> {
    return (await this.generationState(generation)).is === 'whole';
  }

  /**
   * Takes a generation out. The caller holds the store's lock.
   *
   * @throws Error for the live one
   */
  async removeGeneration(generation: string): Promise<void> {
    if (generation === (await this.current())) throw new ReleaseError(`Generation ${generation} is live.`);
    await this.moveAside(this.pages(generation));
  }

  /** An empty folder on the same file system, for what is to be renamed into place. */
  async draft(): Promise<string> {
    const folder = path.join(this.folder, 'drafts', randomBytes(6).toString('hex'));
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Removes drafts and trash that a killed run left behind. The caller holds the store's lock. */
  async clearLeftovers(): Promise<void> {
    for (const name of await this.leftovers()) await rm(name, { recursive: true, force: true });
  }

  /** True when there is something for `clearLeftovers`. The caller holds the store's lock. */
  async hasLeftovers(): Promise<boolean> {
    return (await this.leftovers()).length > 0;
  }

  private async leftovers(): Promise<string[]> {
    const found: string[] = [];
    for (const kind of ['drafts', 'trash'])
      for (const name of await names(path.join(this.folder, kind)))
        found.push(path.join(this.folder, kind, name));
    for (const name of await names(this.folder))
      if (/^(\.lock-.*|.*\.next)$/.test(name)) found.push(path.join(this.folder, name));
    return found;
  }

  /** The live generation's id, or undefined before the first switch. */
  async current(): Promise<string | undefined> {
    const target = await readlink(path.join(this.folder, 'current')).catch(() => undefined);
    return target && path.basename(target);
  }

  /** The same in one system call, for a server that looks often. */
  currentNow(): string | undefined {
    try {
      return path.basename(readlinkSync(path.join(this.folder, 'current')));
    } catch {
      return undefined;
    }
  }

  /**
   * Makes a generation the live one in one rename(2): a reader sees the old one or the new one. The rename
   * takes its link out of the lock, so that it fails when the lock was lost meanwhile (a holder that slept).
   * Without the lock in hand it is taken for the moment.
   *
   * @param options.from the live generation that the caller started from: another one now is a lost race
   * @throws ReleaseError when the generation is not whole, the race or the lock is lost; the live site is as it was
   */
  async switchTo(generation: string, options: { readonly from?: string | undefined } = {}): Promise<void> {
    const lock = heldLock(this.folder);
    if (!lock) return withStoreLock(this.folder, { wait: 10 }, () => this.switchTo(generation, options));
    const state = await this.generationState(generation);
    if (state.is !== 'whole')
      throw new ReleaseError(
        `Generation ${generation} is ${state.is} in ${this.folder}${state.is === 'torn' ? ` (${state.fault})` : ''}: the live site is as it was. Run npm run verify.`,
        'broken',
      );
    const live = await this.current();
    if ('from' in options && live !== options.from)
      throw new ReleaseError(
        `Generation ${live} went live in ${this.folder} meanwhile: the live site is as it was. Run the command again to build upon it.`,
      );
    if (live === generation) return;
    await lock.fenced(async (folder) => {
      const next = path.join(folder, 'next');
      await rm(next, { force: true });
      await symlink(path.join('pages', generation), next);
      await rename(next, path.join(this.folder, 'current'));
    });
    await syncFolder(this.folder);
  }

  /**
   * What a generation was composed of.
   *
   * @throws ReleaseError when the generation is gone or its versions.json cannot be read
   */
  async versionsOf(generation: string): Promise<Versions> {
    try {
      const text = await readFile(path.join(this.pages(generation), 'versions.json'), 'utf8');
      return JSON.parse(text) as Versions;
    } catch {
      throw new ReleaseError(
        `Generation ${generation} in ${this.folder} has no versions.json that can be read. Run npm run verify.`,
        'broken',
      );
    }
  }

  /**
   * Files that the live generation has byte for byte become the same file on the disk (a hard link): share
   * cards, icons and drawings cost a store once, however many releases it keeps. No file of a generation is
   * ever written to again.
   */
  private async shareUnchanged(draft: string, files: Manifest['files']): Promise<void> {
    const live = await this.current();
    const before = live ? await readManifest(this.pages(live)) : undefined;
    for (const [name, { bytes, integrity }] of Object.entries(files)) {
      const recorded = before?.files[name];
      if (!live || recorded?.integrity !== integrity || recorded.bytes !== bytes) continue;
      const own = path.join(draft, name);
      const shared = `${own}.shared`;
      // A file system without links keeps the copy; so does a live file that is not as it was recorded.
      if (
        await link(path.join(this.pages(live), name), shared).then(
          () => true,
          () => false,
        )
      ) {
        if (isFile(await readFile(shared), recorded)) await rename(shared, own);
        else await rm(shared);
      }
    }
  }

  /** Writes a manifest, as the last file of a draft. */
  private async seal(draft: string, files: Manifest['files']): Promise<void> {
    await writeFile(path.join(draft, manifestFile), `${JSON.stringify({ files }, null, 1)}\n`);
  }

  /** Renames a folder into place; files of one that lies there already (torn) are replaced one by one. */
  private async place(from: string, to: string): Promise<void> {
    const parent = path.dirname(to);
    await mkdir(parent, { recursive: true });
    await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
      const files = await filesBelow(from);
      const last = (file: string) => Number(file === manifestFile);
      for (const file of files.toSorted((a, b) => last(a) - last(b))) {
        await mkdir(path.dirname(path.join(to, file)), { recursive: true });
        await rename(path.join(from, file), path.join(to, file));
      }
      await syncTree(to);
    });
    for (let folder = parent; folder.length >= this.folder.length; folder = path.dirname(folder))
      await syncFolder(folder);
  }

  /** Renames something out of its place, then removes it. */
  private async moveAside(name: string): Promise<void> {
    const lock = heldLock(this.folder);
    if (!lock) return withStoreLock(this.folder, { wait: 10 }, () => this.moveAside(name));
    await lock.fenced(async (folder) => {
      if (!(await exists(name))) return;
      const aside = path.join(folder, `removed-${randomBytes(6).toString('hex')}`);
      await rename(name, aside);
      await syncFolder(path.dirname(name));
      await rm(aside, { recursive: true, force: true });
    });
  }
}
