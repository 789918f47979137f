import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-content/federation';
import type { AppBuild } from './build.contract';
import { precompress } from './precompress';

/** App → version: what one generation is composed of. */
export type Versions = Readonly<Record<AppName, string>>;

/**
 * The release store: a folder of plain files that any static host can serve.
 *
 * - `assets/<app>/<version>/…` what browsers fetch, immutable
 * - `bundles/<app>/<version>/` the Node bundle and build.json, for compose; not to be served
 * - `pages/<generation>/…` all documents of one composition
 * - `current` symbolic link to the live generation, switched by rename(2)
 */
export class Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = path.resolve(folder);
  }

  readonly assets = (app: AppName, version: string) => path.join(this.folder, 'assets', app, version);
  readonly bundles = (app: AppName, version: string) => path.join(this.folder, 'bundles', app, version);
  readonly pages = (generation: string) => path.join(this.folder, 'pages', generation);

  /** The build of a published version; throws when it was never published here. */
  async build(app: AppName, version: string): Promise<AppBuild> {
    const file = path.join(this.bundles(app, version), 'build.json');
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`${app} ${version} is not in the store ${this.folder}. Publish it first.`);
    });
    return JSON.parse(text) as AppBuild;
  }

  /**
   * Publishes a build: copies it beside what is there, precompressed, and renames it into place last, so
   * that a kill leaves no half version. A version that exists already is left as it is.
   *
   * @param dist the app's dist folder, as `buildApp` left it
   */
  async publish(dist: string): Promise<AppBuild> {
    const build = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as AppBuild;
    const { app, version } = build;
    if (await this.isPublished(app, version)) return build;
    const draft = await this.draft();
    await cp(path.join(dist, 'client'), path.join(draft, 'client'), { recursive: true });
    await mkdir(path.join(draft, 'bundle'));
    await cp(path.join(dist, 'node/server.cjs'), path.join(draft, 'bundle/server.cjs'));
    await cp(path.join(dist, 'build.json'), path.join(draft, 'bundle/build.json'));
    await precompress(path.join(draft, 'client'), build.mode === 'development' ? 4 : undefined);
    await this.place(path.join(draft, 'client'), this.assets(app, version));
    // The bundle comes last: it is what says that the version is there.
    await this.place(path.join(draft, 'bundle'), this.bundles(app, version));
    await rm(draft, { recursive: true, force: true });
    return build;
  }

  async isPublished(app: AppName, version: string): Promise<boolean> {
    return this.build(app, version).then(
      () => true,
      () => false,
    );
  }

  /** Puts a composed folder in its place as a generation; a generation that exists is left as it is. */
  async addGeneration(generation: string, draft: string): Promise<void> {
    await this.place(draft, this.pages(generation));
  }

  async hasGeneration(generation: string): Promise<boolean> {
    return readdir(this.pages(generation)).then(
      () => true,
      () => false,
    );
  }

  /** An empty folder on the same file system, for what is to be renamed into place. */
  async draft(): Promise<string> {
    const name = createHash('sha256')
      .update(`${process.pid} ${process.hrtime.bigint()}`)
      .digest('hex')
      .slice(0, 12);
    const folder = path.join(this.folder, 'drafts', name);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** The live generation's id, or undefined before the first switch. */
  async current(): Promise<string | undefined> {
    const target = await readlink(path.join(this.folder, 'current')).catch(() => undefined);
    return target && path.basename(target);
  }

  /** Makes a generation the live one in one rename(2): a reader sees the old one or the new one. */
  async switchTo(generation: string): Promise<void> {
    if (!(await this.hasGeneration(generation)))
      throw new Error(`There is no generation ${generation} in ${this.folder}.`);
    const next = path.join(this.folder, `.next-${process.pid}`);
    await rm(next, { force: true });
    await symlink(path.join('pages', generation), next);
    await rename(next, path.join(this.folder, 'current'));
  }

  /** What a generation was composed of. */
  async versionsOf(generation: string): Promise<Versions> {
    return JSON.parse(await readFile(path.join(this.pages(generation), 'versions.json'), 'utf8')) as Versions;
  }

  private async place(from: string, to: string): Promise<void> {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      // Somebody published the same bytes first (or was killed between the two renames).
      await rm(from, { recursive: true, force: true });
    });
  }
}

/** Writes a file so that a reader never sees half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, text);
  await rename(next, file);
}
