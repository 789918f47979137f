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
import { shareUnchanged } from './shareUnchanged';
import type { Versions } from './state.contract';

export { writeWhole } from 'shared-content/artifact/durable';

/**
 * The release store: a folder of plain files that any static host can serve.
 *
 * - `assets/<app>/<version>/…` what browsers fetch, immutable
 * - `assets/<app>/media/…` pictures, films and fonts of all versions of an app, each named after its bytes
 * - `bundles/<app>/<version>/` Node bundle, source maps, build.json and manifest, for compose and trace; not to be served
 * - `pages/<generation>/…` all documents of one composition, with their manifest
 * - `state.json` what is live (state.ts), `history/` what was, `previews.json`
 * - `current` symbolic link to the generation that is shown here, switched by rename(2) as soon as the state names it;
 *   `previous` to the one before, whose drawings and late sheet may still be asked for; `canary.json`, `canary.nginx`
 * - `drafts/`, `trash/` what is on its way in or out; `lock/` who changes the store (see withStoreLock)
 *
 * A version or generation is there when its manifest is, and every file that it names. Both come by one
 * rename of a folder that is on the disk already (fsync), after the media that are new, and go by one rename into the trash
 * (media with the next prune): a kill or a power cut at any instant leaves them whole or absent. What is torn
 * nevertheless (another hand, a bad disk,
 * a copy that was cut short) counts as absent, and is healed by placing the same bytes again (atomicFolders.ts).
 *
 * Here stand generations and the switch; versions of apps in PublishedVersions.
 */
export class Store extends PublishedVersions {
  readonly pages = (generation: string) => path.join(this.folder, 'pages', generation);

  /**
   * For commands that work in a store which must be there already: a mistyped SITE_DIR makes no folder.
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
   * Puts a composed folder in its place as a generation, with its manifest. One that is there whole is left
   * as it is; a torn one is healed, file by file, so that it can go on being live meanwhile.
   */
  async addGeneration(generation: string, draft: string, { anew = false } = {}): Promise<void> {
    if (anew || !(await this.hasGeneration(generation))) {
      const files = await getManifest(draft);
      const live = await this.current();
      if (live) await shareUnchanged(draft, files, this.pages(live));
      await seal(draft, files);
      await syncTree(draft);
      await place(this.folder, draft, this.pages(generation));
    }
    await rm(draft, { recursive: true, force: true });
  }

  /** Names of all generations that have a folder, whole or not. */
  async generations(): Promise<string[]> {
    return (await namesIn(path.join(this.folder, 'pages'))).sort();
  }

  /** Whether a generation is there; `deep` as in versionState. Its versions are not looked at. */
  async generationState(generation: string, { deep = false } = {}): Promise<State> {
    return stateFor(this.pages(generation), deep);
  }

  /** True when a generation is there whole. */
  async hasGeneration(generation: string): Promise<boolean> {
    return (await this.generationState(generation)).is === 'whole';
  }

  /**
   * Takes a generation out. The caller holds the store's lock.
   *
   * @throws ReleaseError for the live one
   */
  async removeGeneration(generation: string): Promise<void> {
    if (generation === (await this.current())) throw new ReleaseError(`Generation ${generation} is live.`);
    await moveAside(this.folder, this.pages(generation));
  }

  /** An empty folder on the same file system, for what is to be renamed into place. */
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

  /** The same in one system call, for a server that looks often. */
  currentNow(): string | undefined {
    try {
      return path.basename(readlinkSync(path.join(this.folder, 'current')));
    } catch {
      return undefined;
    }
  }

  /** The generation that was live before this one, or undefined; it may be pruned by now. */
  async previous(): Promise<string | undefined> {
    const target = await readlink(path.join(this.folder, 'previous')).catch(() => undefined);
    return target && path.basename(target);
  }

  /**
   * Makes this folder show a generation, in one rename(2): a reader sees the old one or the new one. The rename
   * takes its link out of the lock, so that it fails when the lock was lost meanwhile (a holder that slept).
   * Without the lock in hand it is taken for the moment.
   *
   * @throws ReleaseError when the generation is not whole, or the lock is lost; the live site is as it was
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
   * What a generation was composed of.
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
