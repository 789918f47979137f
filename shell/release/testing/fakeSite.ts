import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppName, apps } from 'shared-content/federation';
import { type ReleaseOptions, release } from '../release';
import { Store } from '../Store';
import { withStoreLock } from '../withStoreLock';
import { type FakeDist, fakeDist } from './fakeDist';

const settings = { siteUrl: 'https://site.example.com', policy: {} };

/** Publishes one fake build and makes it live beside what is live. */
export async function releaseFake(store: Store, dist: FakeDist): Promise<string> {
  const { version } = await store.publish(await fakeDist(dist));
  await releaseVersions(store, { [dist.app]: version });
  return version;
}

/** Makes published versions live beside what is live. */
export function releaseVersions(
  store: Store,
  changed: Partial<Record<AppName, string>>,
  options: Pick<ReleaseOptions, 'beforeSwitch'> = {},
): Promise<unknown> {
  return withStoreLock(store.folder, { wait: 20 }, async () => {
    const live = await store.current();
    const versions = { ...(live ? await store.versionsOf(live) : {}), ...changed } as Record<AppName, string>;
    return release({ store, settings, versions, action: 'release', say: () => {}, ...options });
  });
}

/** A store with a first generation of five fake apps. */
export async function fakeSite(): Promise<Store> {
  const store = new Store(await mkdtemp(path.join(tmpdir(), 'fake-store-')));
  const versions: Partial<Record<AppName, string>> = {};
  for (const { name } of apps)
    versions[name] = (await store.publish(await fakeDist({ app: name, word: 'one' }))).version;
  await releaseVersions(store, versions);
  return store;
}

/** A document of the live site, as a static host would serve it. */
export const liveDocument = (store: Store, file: string): Promise<string> =>
  readFile(path.join(store.folder, 'current', file), 'utf8');
