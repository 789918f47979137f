import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  asJson,
  defaultConcurrency,
  syncFolder,
  syncTree,
  undefinedIfMissing,
} from 'shared-content/artifact/durable';
import {
  type Manifest,
  firstFault,
  getFile,
  getManifest,
  manifestFile,
  mediaFolder,
  readManifest,
} from 'shared-content/artifact/manifest';
import { root } from 'shared-content/artifact/paths';
import { type StoredItem, generationItem, versionItem } from './items';
import { FolderObjects } from './objects/FolderObjects';
import type { ShownState, Versions } from './state.contract';
import { getLive, parseState, readVersions, stateKey } from './state';

export const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(undefinedIfMissing)) ?? [];

/**
 * This machine's folder (SITE_DIR): the store itself, or a copy of the bucket. Any static host can serve its plain
 * files. README.md says what it contains.
 *
 * A version or generation comes file by file, on the disk (fsync) before its manifest, which comes last. A kill or a
 * power cut leaves it whole, or without a manifest and so absent. One that another program or a bad disk has damaged
 * counts as absent, too, and placing the same bytes again repairs it.
 */
export class SiteFolder extends FolderObjects {
  readonly assets = (app: string, version: string): string => this.locate(`assets/${app}/${version}`);
  readonly bundles = (app: string, version: string): string => this.locate(`bundles/${app}/${version}`);
  readonly pages = (generation: string): string => this.locate(`pages/${generation}`);

  /**
   * Why a version or generation does not count, in words; undefined where it is whole. It compares names and lengths of all
   * files with the manifest, which a kill cannot fake. It does not check a generation's versions.
   *
   * @param deep compares the bytes as well
   */
  async findFault({ folders, keyOf }: StoredItem, deep = false): Promise<string | undefined> {
    const manifest = await readManifest(this.locate(folders[0]));
    if (!manifest) return `its ${manifestFile} is missing`;
    return firstFault(manifest.files, (file) => this.locate(keyOf(file)), deep);
  }

  async hasVersion(app: string, version: string): Promise<boolean> {
    return (await this.findFault(versionItem(app, version))) === undefined;
  }

  async hasGeneration(generation: string): Promise<boolean> {
    return (await this.findFault(generationItem(generation))) === undefined;
  }

  /** Names of all versions of an app that have a bundle, whole or corrupt. */
  readonly versions = async (app: string): Promise<string[]> =>
    (await namesIn(this.locate(`bundles/${app}`))).sort();

  /** Makes an empty folder on the same file system, for `place`. */
  async draft(): Promise<string> {
    const folder = path.join(this.path, 'drafts', randomBytes(6).toString('hex'));
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /**
   * Moves an item's files from a draft, named as in its manifest, into their places, and its manifest last. Each file is
   * replaced in one step, so that a corrupt item that is live stays so meanwhile.
   */
  async place(item: StoredItem, draft: string, files?: Manifest['files']): Promise<void> {
    const own = files ?? (await getManifest(draft));
    await writeFile(path.join(draft, manifestFile), asJson({ files: own }));
    await syncTree(draft);
    const isMedium = (name: string) => item.app !== undefined && name.startsWith(`assets/${mediaFolder}/`);
    const folders = new Set<string>();
    const move = async (name: string, key: string) => {
      const to = this.locate(key);
      if (isMedium(name) && (await this.hasMedium(item.app ?? '', name, to, draft))) return;
      await mkdir(path.dirname(to), { recursive: true });
      await rename(path.join(draft, name), to);
      for (let at = path.dirname(to); at.length >= this.path.length; at = path.dirname(at)) folders.add(at);
    };
    const names = Object.keys(own);
    // A medium that is refused comes before anything of its version is here.
    for (const some of [names.filter(isMedium), names.filter((name) => !isMedium(name))])
      await pMap(some, (name) => move(name, item.keyOf(name)), defaultConcurrency);
    for (const folder of folders) await syncFolder(folder);
    await move(manifestFile, item.folders[0] + manifestFile);
    await syncFolder(this.locate(item.folders[0]));
  }

  /**
   * Whether a medium is here, with the same bytes.
   *
   * @throws ReleaseError where another version has one of this name with other bytes
   */
  private async hasMedium(app: string, name: string, file: string, draft: string): Promise<boolean> {
    const own = await readFile(path.join(draft, name));
    const there = await readFile(file).catch(undefinedIfMissing);
    if (!there || there.equals(own)) return there !== undefined;
    const { integrity } = getFile(own);
    for (const version of await this.versions(app)) {
      const recorded = (await readManifest(this.bundles(app, version)))?.files[name];
      if (recorded && recorded.integrity !== integrity)
        throw new ReleaseError(
          `${app}: its ${path.basename(name)} has other bytes than that of ${app} ${version}, although its name contains a hash of its bytes. Rename its source file.`,
        );
    }
    return false;
  }

  /** Removes drafts and unfinished locks and files that a killed run left behind. The caller holds the store's lock. */
  async clearLeftovers(): Promise<void> {
    const unfinished = (await namesIn(this.path)).filter((name) => /^(\.lock-.*|.*\.next)$/.test(name));
    const drafts = (await namesIn(path.join(this.path, 'drafts'))).map((name) => `drafts/${name}`);
    for (const name of [...drafts, ...unfinished])
      await rm(path.join(this.path, name), { recursive: true, force: true });
  }

  private seen: { readonly at: string; readonly state: ShownState } | undefined;

  /** The state that this folder shows: its own, or that of the bucket it copies; undefined where it has none. */
  shown(): ShownState | undefined {
    const file = this.locate(stateKey);
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!found) return undefined;
    // Each writer renames a new file into place.
    const at = `${found.ino} ${found.mtimeNs} ${found.size}`;
    if (this.seen?.at !== at) this.seen = { at, state: parseState(readFileSync(file), this.path) };
    return this.seen.state;
  }

  /** The live generation's id, or undefined before the first switch. */
  readonly current = async (): Promise<string | undefined> => getLive(this.shown())?.generation;

  /** The last generation before the live one that this folder has, or undefined. */
  readonly previous = async (): Promise<string | undefined> => {
    const ids = (this.shown()?.history ?? []).slice(-10).map(({ generation }) => generation);
    return ids.findLast((id) => id !== ids.at(-1) && existsSync(path.join(this.pages(id), manifestFile)));
  };

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
