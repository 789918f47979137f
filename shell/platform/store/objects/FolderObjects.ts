import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { joinInside } from 'shared-content/artifact/build.shape';
import { exists, filesBelow, undefinedIfMissing, syncFolder } from 'shared-content/artifact/durable';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import type { Expected, Found, Listed, ObjectStore } from './ObjectStore';

const getTag = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

/** A store in a folder. Each write or removal is one rename, in the folder's lock (withStoreLock). */
export class FolderObjects implements ObjectStore {
  readonly path: string;
  // A process that adds an object holds the lock until the state names it.
  readonly grace = 0;

  constructor(folder: string) {
    this.path = path.resolve(folder);
  }

  get name(): string {
    return this.path;
  }

  /** Path of a key of the store. */
  readonly locate = (key: string): string => joinInside(this.path, key);

  now(): Date {
    return new Date();
  }

  get(key: string): Promise<Found | undefined>;
  get(key: string, known: string | undefined): Promise<Found | 'same' | undefined>;
  async get(key: string, known?: string): Promise<Found | 'same' | undefined> {
    const body = await readFile(this.locate(key)).catch(undefinedIfMissing);
    const tag = body && getTag(body);
    return tag !== undefined && tag === known ? 'same' : body && { body, tag: tag ?? '' };
  }

  put(key: string, body: Buffer | string, expected?: Expected): Promise<string | undefined> {
    return withStoreLock(this.path, { wait: 30 }, async (lock) => {
      if (expected && ((await this.get(key))?.tag ?? null) !== expected.tag) return undefined;
      const file = this.locate(key);
      await mkdir(path.dirname(file), { recursive: true });
      await lock.fenced(async (folder) => {
        const next = path.join(folder, 'next');
        await writeFile(next, body, { flush: true });
        await rename(next, file);
      });
      await syncFolder(path.dirname(file));
      return getTag(body);
    });
  }

  async list(folder: string): Promise<Listed[]> {
    const found: Listed[] = [];
    for (const name of (await filesBelow(path.join(this.path, folder)).catch(undefinedIfMissing)) ?? []) {
      const key = path.posix.join(folder, name);
      const seen = await stat(path.join(this.path, key)).catch(undefinedIfMissing);
      if (seen) found.push({ key, bytes: seen.size, modified: seen.mtime });
    }
    return found;
  }

  async delete(key: string, check = async () => {}): Promise<void> {
    await check();
    const file = this.locate(key);
    await withStoreLock(this.path, { wait: 30 }, (lock) =>
      lock.fenced(async (folder) => {
        if (!(await exists(file))) return;
        const aside = path.join(folder, `removed-${randomBytes(6).toString('hex')}`);
        await rename(file, aside);
        await syncFolder(path.dirname(file));
        await rm(aside, { recursive: true, force: true });
      }),
    );
  }
}
