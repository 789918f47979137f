import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { type Released, type ReleaseRequest, release } from '../release/release';
import type { ObjectStore } from '../store/objects/ObjectStore';
import { refresh } from '../store/storeAccess';
import { SiteFolder } from '../store/SiteFolder';
import type { FakeDist } from './fakeDist';
import { copyStore, liveDocument, fakeSettings, publishFake } from './fakeSite';
import type { StoreAccess } from '../store/state.contract';

/**
 * A machine that shares a store: a folder of its own, and its commands.
 *
 * @param from a machine whose folder is copied; default: an empty folder
 */
export async function fakeMachine(store: ObjectStore, from?: { readonly siteFolder: SiteFolder }) {
  const name = 'fake-machine-';
  const siteFolder = from
    ? await copyStore(from.siteFolder, name)
    : new SiteFolder(await mkdtemp(path.join(tmpdir(), name)));
  const said: string[] = [];
  const access: StoreAccess = { store, siteFolder, log: (line: string) => void said.push(line) };
  const locked = <T>(work: () => Promise<T>) => withStoreLock(siteFolder.path, { wait: 20 }, work);
  return {
    siteFolder,
    access,
    said,
    locked,
    refresh: () => locked(() => refresh(access)),
    /** Releases fakes as `npm run release` does. */
    async release(dists: readonly FakeDist[], options: Partial<ReleaseRequest> = {}): Promise<Released> {
      const published: Record<string, string> = {};
      for (const dist of dists) published[dist.app] = await publishFake(siteFolder, dist);
      return locked(async () => {
        await refresh(access);
        return release(access, {
          action: 'release',
          settings: fakeSettings,
          versions: published,
          ...options,
        });
      });
    },
    /** The word of an app's page that this machine would serve. */
    async word(file: string): Promise<string | undefined> {
      const text = await liveDocument(siteFolder, file);
      return /<h1>(?:home )?([\w-]+)<\/h1>/.exec(text)?.[1];
    },
    close: () => rm(siteFolder.path, { recursive: true, force: true }),
  };
}

export type FakeMachine = Awaited<ReturnType<typeof fakeMachine>>;
