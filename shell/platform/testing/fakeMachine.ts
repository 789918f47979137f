import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import { converge } from '../release/bucket/converge';
import { releaseInBucket } from '../release/bucket/releaseInBucket';
import type { Released } from '../release/release';
import type { ReleaseOptions } from '../release/releaseOptions';
import type { Bucket } from '../store/bucket/Bucket';
import { Store, type Versions } from '../store/Store';
import type { FakeDist } from './fakeDist';
import { copyStore, fakeSettings, publishFake } from './fakeSite';

/**
 * A machine that shares a bucket: a folder of its own, and what its commands do.
 *
 * @param from a machine whose folder it begins with; an empty one otherwise
 */
export async function fakeMachine(bucket: Bucket, from?: { readonly store: Store }) {
  const name = 'fake-machine-';
  const store = from
    ? await copyStore(from.store, name)
    : new Store(await mkdtemp(path.join(tmpdir(), name)));
  const said: string[] = [];
  const shared = { bucket, store, say: (line: string) => void said.push(line) };
  const locked = <T>(work: () => Promise<T>) => withStoreLock(store.folder, { wait: 20 }, work);
  return {
    store,
    shared,
    said,
    locked,
    converge: () => locked(() => converge(shared)),
    /** As `npm run release` does it, with fakes. */
    async release(dists: readonly FakeDist[], options: Partial<ReleaseOptions> = {}): Promise<Released> {
      const published: Record<string, string> = {};
      for (const dist of dists) published[dist.app] = await publishFake(store, dist);
      return locked(async () => {
        await converge(shared);
        const live = await store.current();
        const versions = { ...(live && (await store.versionsOf(live))), ...published } as Versions;
        const release = {
          store,
          settings: fakeSettings,
          versions,
          action: 'release',
          say: shared.say,
        } as const;
        return releaseInBucket(shared, { ...release, ...options }, Object.keys(published));
      });
    },
    /** What it would serve: the word of an app's page. */
    async word(file: string): Promise<string | undefined> {
      const text = await readFile(path.join(store.folder, 'current', file), 'utf8');
      return /<h1>(?:home )?([\w-]+)<\/h1>/.exec(text)?.[1];
    },
    close: () => rm(store.folder, { recursive: true, force: true }),
  };
}

export type FakeMachine = Awaited<ReturnType<typeof fakeMachine>>;
