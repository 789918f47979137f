import { readlinkSync } from 'node:fs';
import { readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { exists, syncFolder, syncTree } from 'shared-content/artifact/durable';
import { getManifest } from 'shared-content/artifact/manifest';
import { heldLock, withStoreLock } from 'shared-content/artifact/withStoreLock';
import {
  type State,
  leftoversIn,
  moveAside,
  namesIn,
  newDraft,
  place,
  seal,
  stateFor,
} from './atomicFolders';
import { versionsFile } from './generationFiles';
import { PublishedVersions } from './PublishedVersions';
import { dateByContent, shareUnchanged } from './shareUnchanged';
import type { Versions } from './state.contract';

export { writeWhole } from 'shared-content/artifact/durable';

/**
 * The release store: a folder of plain files that any static host can serve.
 *
 * - `assets/<app>/<version>/…` files that browsers fetch, immutable
 * - `assets/<app>/media/…` pictures, films and fonts of all versions of an app, each named after its bytes
 * - `bundles/<app>/<version>/` Node bundle, source maps, build.json, manifest, for compose and trace; never served
 * - `pages/<generation>/…` all documents of one composition, with their manifest
 * - `state.json` what is live (state.ts), `history/` earlier states, `previews.json`
 * - `current` symbolic link to the generation that this folder shows, switched by rename(2) after the state names it
 * - `previous` link to the generation before it: open tabs may still ask for its drawings and deferred stylesheet
 * - `canary.json`, `canary.nginx` the running canary, for the site server and for nginx
 * - `drafts/`, `trash/` folders on their way in or out
 * - `lock/` who changes the store (see withStoreLock)
 *
 * A version or generation is whole when its manifest and every file in it are there. New media come first. Then one
 * rename brings a folder that is already on the disk (fsync), so a kill or power cut leaves it whole or absent. One
 * rename into the trash removes it; the next prune removes its media. Another program, a bad disk or an interrupted
 * copy can still leave a folder torn (incomplete or damaged). A torn one counts as absent, and placing the same bytes
 * again repairs it (atomicFolders.ts).
 *
 * This class has generations and the switch; PublishedVersions has the versions of apps.
 */
export class Store extends PublishedVersions {
  readonly pages = (generation: string) => path.join(this.folder, 'pages', generation);

  /**
   * For commands that need an existing store: a mistyped SITE_DIR must not make a folder.
   *
   * @throws ReleaseError naming the folder
   */
  async mustExist(): Promise<void> {
    for (const mark of ['pages', 'state.json', 'site.json', 'assets'])
      if (await exists(path.join(this.folder, mark))) return;
    throw new ReleaseError(
      `${this.folder} is no release store. Is SITE_DIR right? npm start makes a store and its first generation.`,
    );
  }

  /**
   * Puts a composed folder in its place as a generation, with its manifest. A whole one stays as it is. A torn one is
   * repaired file by file, so that it stays live meanwhile.
   */
  async addGeneration(generation: string, draft: string, { anew = false } = {}): Promise<void> {
    if (anew || !(await this.hasGeneration(generation))) {
      const files = await getManifest(draft);
      const live = await this.current();
      if (live) await shareUnchanged(draft, files, this.pages(live));
      await dateByContent(draft, files);
      await seal(draft, files);
      await syncTree(draft);
      await place(this.folder, draft, this.pages(generation));
    }
    await rm(draft, { recursive: true, force: true });
  }

  /** Names of all generations that have a folder, whole or torn. */
  async generations(): Promise<string[]> {
    return (await namesIn(path.join(this.folder, 'pages'))).sort();
  }

  /** Tells whether a generation is whole; `deep` as in versionState. It does not check the versions. */
  async generationState(generation: string, { deep = false } = {}): Promise<State> {
    return stateFor(this.pages(generation), deep);
  }

  /** True when a generation is whole. */
  async hasGeneration(generation: string): Promise<boolean> {
    return (await this.generationState(generation)).is === 'whole';
  }

  /**
   * Removes a generation. The caller holds the store's lock.
   *
   * @throws ReleaseError for the live one
   */
  async removeGeneration(generation: string): Promise<void> {
    if (generation === (await this.current())) throw new ReleaseError(`Generation ${generation} is live.`);
    await moveAside(this.folder, this.pages(generation));
  }

  /** Makes an empty folder on the same file system, to be renamed into place later. */
  async draft(): Promise<string> {
    return newDraft(this.folder);
  }

  /** Removes drafts and trash that a killed run left behind. The caller holds the store's lock. */
  async clearLeftovers(): Promise<void> {
    for (const name of await leftoversIn(this.folder)) await rm(name, { recursive: true, force: true });
  }

  /** True when there is something for `clearLeftovers`. The caller holds the store's lock. */
  async hasLeftovers(): Promise<boolean> {
    return (await leftoversIn(this.folder)).length > 0;
  }

  /** The live generation's id, or undefined before the first switch. */
  async current(): Promise<string | undefined> {
    const target = await readlink(path.join(this.folder, 'current')).catch(() => undefined);
    return target && path.basename(target);
  }

  /** The same in one system call, for a server that checks often. */
  currentNow(): string | undefined {
    try {
      return path.basename(readlinkSync(path.join(this.folder, 'current')));
    } catch {
      return undefined;
    }
  }

  /** The generation that was live before this one, or undefined; it may already be pruned. */
  async previous(): Promise<string | undefined> {
    const target = await readlink(path.join(this.folder, 'previous')).catch(() => undefined);
    return target && path.basename(target);
  }

  /**
   * Makes this folder show a generation in one rename(2): a reader sees the old one or the new one. The new link lies
   * in the lock's folder, so the rename fails if a sleeping holder lost the lock. A caller without the lock gets it
   * for this call.
   *
   * @throws ReleaseError when the generation is torn or absent, or the lock is lost; the live site stays as it was
   */
  async switchTo(generation: string): Promise<void> {
    const lock = heldLock(this.folder);
    if (!lock) return withStoreLock(this.folder, { wait: 10 }, () => this.switchTo(generation));
    const state = await this.generationState(generation);
    if (state.is !== 'whole')
      throw new ReleaseError(
        `Generation ${generation} is ${state.is} in ${this.folder}${state.is === 'torn' ? ` (${state.fault})` : ''}: the live site is as it was. Run npm run verify.`,
        'broken',
      );
    const live = await this.current();
    if (live === generation) return;
    await lock.fenced(async (folder) => {
      const point = async (name: string, to: string) => {
        const next = path.join(folder, 'next');
        await rm(next, { force: true });
        await symlink(path.join('pages', to), next);
        await rename(next, path.join(this.folder, name));
      };
      if (live) await point('previous', live);
      await point('current', generation);
    });
    await syncFolder(this.folder);
  }

  /**
   * Reads the versions that a generation was composed of.
   *
   * @throws ReleaseError when the generation is gone or its versions.json cannot be read
   */
  async getVersions(generation: string): Promise<Versions> {
    try {
      const text = await readFile(path.join(this.pages(generation), versionsFile), 'utf8');
      return JSON.parse(text) as Versions;
    } catch {
      throw new ReleaseError(
        `Generation ${generation} in ${this.folder} has no ${versionsFile} that can be read. Run npm run verify.`,
        'broken',
      );
    }
  }
}
