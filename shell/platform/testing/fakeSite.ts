import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from 'shared-content/federation';
import { release } from '../release/switch/release';
import type { Released, ReleaseOptions } from '../release/prepare/releaseOptions';
import { namesIn } from '../store/atomicFolders';
import { Store } from '../store/Store';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { type FakeDist, fakeDist } from './fakeDist';
import type { Versions } from '../store/state.contract';
import { folderAccess } from '../store/storeAccess';

const made: string[] = [];
// Scripts outside of Jest have no such hook, and clear up themselves.
if (typeof afterAll === 'function')
  afterAll(async () => {
    for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
  });

export const fakeSettings = { siteUrl: 'https://site.example.com', policy: {} };

/** Publishes one fake build, and removes its dist folder. */
export async function publishFake(store: Store, dist: FakeDist): Promise<string> {
  const folder = await fakeDist(dist);
  try {
    return await withStoreLock(store.folder, { wait: 20 }, async () => (await store.publish(folder)).version);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes one fake build and makes it live, with the other live versions. */
export async function releaseFake(
  store: Store,
  dist: FakeDist,
  options: Parameters<typeof releaseVersions>[2] = {},
): Promise<string> {
  const version = await publishFake(store, dist);
  await releaseVersions(store, { [dist.app]: version }, options);
  return version;
}

/** Makes published versions live, with the other live versions. */
export function releaseVersions(
  store: Store,
  changed: Readonly<Record<string, string>>,
  options: Partial<Omit<ReleaseOptions, 'store' | 'versions'>> = {},
): Promise<Released> {
  return withStoreLock(store.folder, { wait: 20 }, async () => {
    const live = await store.current();
    const versions = { ...(live ? await store.getVersions(live) : {}), ...changed } as Versions;
    const place = folderAccess(store);
    return release({ ...place, settings: fakeSettings, versions, action: 'release', ...options });
  });
}

/** Names of all generations that have a folder, whole or torn. */
export const generationsIn = async ({ folder }: Store): Promise<string[]> =>
  (await namesIn(path.join(folder, 'pages'))).sort();

/** An exact copy of a store, with its links and times. */
export async function copyStore({ folder }: Store, name: string): Promise<Store> {
  const copy = await mkdtemp(path.join(tmpdir(), name));
  // Its files are many and small: one by one on other threads takes six times the processor time.
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return new Store(copy);
}

let first: Promise<Store> | undefined;

/** A store with a first generation of five fake apps, composed once for each test file. Jest removes it afterwards. */
export async function fakeSite(): Promise<Store> {
  const store = await copyStore(await (first ??= composeFirst()), 'fake-store-');
  made.push(store.folder);
  return store;
}

async function composeFirst(): Promise<Store> {
  const store = new Store(await mkdtemp(path.join(tmpdir(), 'fake-first-')));
  made.push(store.folder);
  const versions: Record<string, string> = {};
  for (const { name } of apps) versions[name] = await publishFake(store, { app: name, word: 'one' });
  await releaseVersions(store, versions);
  return store;
}

/** A document of the live site, as a static host would serve it. */
export const liveDocument = (store: Store, file: string): Promise<string> =>
  readFile(path.join(store.folder, 'current', file), 'utf8');
