import { readlinkSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { joinInside } from 'shared-content/artifact/build.shape';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { exists, syncFolder, syncTree } from 'shared-content/artifact/durable';
import { getManifest } from 'shared-content/artifact/manifest';
import { root } from 'shared-content/artifact/paths';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { moveIntoPlace, namesIn, newDraft, seal } from './atomicFolders';
import { generationItem } from './items';
import { PublishedVersions } from './PublishedVersions';
import type { Versions } from './state.contract';
import { readVersions } from './state.shape';

/**
 * This machine's folder (SITE_DIR): the store itself, or a copy of the bucket. Any static host can serve its plain
 * files. README.md says what it contains.
 *
 * One rename brings a version or generation that is already on the disk (fsync), so a kill or power cut leaves it
 * whole or absent. Another program, a bad disk or an interrupted copy can still leave a folder corrupt (incomplete or
 * damaged). A corrupt one counts as absent, and placing the same bytes again repairs it (atomicFolders.ts).
 */
export class SiteFolder extends PublishedVersions {
  readonly pages = (generation: string) => joinInside(this.path, `pages/${generation}`);

  /** Refuses a folder that is no store: a mistyped SITE_DIR must not make one. */
  async requireStore(): Promise<void> {
    for (const mark of ['pages', 'state.json', 'assets'])
      if (await exists(path.join(this.path, mark))) return;
    throw new ReleaseError(
      `${this.path} is no release store. Is SITE_DIR right? npm start makes a store and its first generation.`,
    );
  }

  /** Puts a composed folder in its place. A corrupt one is repaired file by file, so that it stays live meanwhile. */
  async addGeneration(generation: string, draft: string): Promise<void> {
    if (!(await this.hasGeneration(generation))) {
      await seal(draft, await getManifest(draft));
      await syncTree(draft);
      await moveIntoPlace(this.path, draft, this.pages(generation));
    }
    await rm(draft, { recursive: true, force: true });
  }

  hasGeneration(generation: string): Promise<boolean> {
    return this.has(generationItem(generation));
  }

  /** Makes an empty folder on the same file system, to be renamed into place later. */
  readonly draft = (): Promise<string> => newDraft(this.path);

  /** Removes drafts and unfinished locks and files that a killed run left behind. The caller holds the store's lock. */
  async clearLeftovers(): Promise<void> {
    const unfinished = (await namesIn(this.path)).filter((name) => /^(\.lock-.*|.*\.next)$/.test(name));
    const drafts = (await namesIn(path.join(this.path, 'drafts'))).map((name) => `drafts/${name}`);
    for (const name of [...drafts, ...unfinished])
      await rm(path.join(this.path, name), { recursive: true, force: true });
  }

  private link(name: string): string | undefined {
    try {
      return path.basename(readlinkSync(path.join(this.path, name)));
    } catch {
      return undefined;
    }
  }

  /** The live generation's id, or undefined before the first switch. */
  readonly current = async (): Promise<string | undefined> => this.link('current');
  /** The generation that was live before this one, or undefined; it may already be pruned. */
  readonly previous = async (): Promise<string | undefined> => this.link('previous');

  /**
   * Makes this folder show a generation in one rename(2): a reader sees the old one or the new one. The new link lies
   * in the lock's folder, so the rename fails if a sleeping holder lost the lock.
   */
  switchTo(generation: string): Promise<void> {
    return withStoreLock(this.path, { wait: 30 }, async (lock) => {
      const state = await this.state(generationItem(generation));
      if (state.is !== 'whole')
        throw new ReleaseError(
          `Generation ${generation} is ${state.is} in ${this.path}${state.is === 'corrupt' ? ` (${state.fault})` : ''}: the live site is unchanged. Run npm run verify.`,
          'broken',
        );
      const live = await this.current();
      if (live === generation) return;
      await lock.fenced(async (folder) => {
        const point = async (name: string, to: string) => {
          const next = path.join(folder, 'next');
          await rm(next, { force: true });
          await symlink(path.join('pages', to), next);
          await rename(next, path.join(this.path, name));
        };
        if (live) await point('previous', live);
        await point('current', generation);
      });
      await syncFolder(this.path);
    });
  }

  /** Reads the versions that a generation was composed of. */
  getVersions(generation: string): Promise<Versions> {
    const fault = (what: string) =>
      new ReleaseError(
        `Generation ${generation} in ${this.path} is corrupt: ${what}. Run npm run verify.`,
        'broken',
      );
    return readVersions(this.pages(generation), fault);
  }
}

/**
 * Opens the folder of SITE_DIR, relative to the working directory, or `.site` of this checkout. Other users may read
 * the files that this process writes from now on: a site server may run as another user. The API sets stricter modes on
 * its own data.
 */
export function openSiteFolder(env: NodeJS.ProcessEnv): SiteFolder {
  process.umask(process.umask() & ~0o055);
  return new SiteFolder(path.resolve(env.SITE_DIR?.trim() || path.join(root, '.site')));
}
