import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asJson } from 'shared-content/artifact/durable';
import { apps } from 'shared-content/federation';
import { type Released, type ReleaseRequest, release } from '../release/release';
import { addBuild } from '../store/builds';
import { SiteFolder, namesIn } from '../store/SiteFolder';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { type FakeDist, fakeDist } from './fakeDist';
import { stateKey } from '../store/state';
import type { HistoryEntry, StoreAccess } from '../store/state.contract';
import { folderAccess } from '../store/storeAccess';

const made: string[] = [];
// Scripts outside of Jest have no such hook, and clear up themselves.
if (typeof afterAll === 'function')
  afterAll(async () => {
    for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
  });

export const fakeSettings = { siteUrl: 'https://site.example.com', policy: {} };

/** Publishes one fake build, and removes its dist folder. */
export async function publishFake(siteFolder: SiteFolder, dist: FakeDist): Promise<string> {
  const folder = await fakeDist(dist);
  try {
    return await withStoreLock(
      siteFolder.path,
      { wait: 20 },
      async () => (await addBuild(siteFolder, folder)).version,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes one fake build and makes it live, with the other live versions. */
export async function releaseFake(
  siteFolder: SiteFolder,
  dist: FakeDist,
  options: Parameters<typeof releaseVersions>[2] = {},
): Promise<string> {
  const version = await publishFake(siteFolder, dist);
  await releaseVersions(siteFolder, { [dist.app]: version }, options);
  return version;
}

/** Makes published versions live, with the other live versions. */
export function releaseVersions(
  siteFolder: SiteFolder,
  changed: Readonly<Record<string, string>>,
  { log, ...options }: Partial<ReleaseRequest & Pick<StoreAccess, 'log'>> = {},
): Promise<Released> {
  return withStoreLock(siteFolder.path, { wait: 20 }, async () => {
    return release(folderAccess(siteFolder, log), {
      action: 'release',
      settings: fakeSettings,
      versions: changed,
      ...options,
    });
  });
}

/** Names of all generations that have a folder, whole or corrupt. */
export const generationsIn = async ({ path: folder }: SiteFolder): Promise<string[]> =>
  (await namesIn(path.join(folder, 'pages'))).sort();

/** The switches that a folder shows, oldest first. */
export const historyIn = (siteFolder: SiteFolder): readonly HistoryEntry[] =>
  siteFolder.shown()?.history ?? [];

/** An exact copy of a store, with its links and times. */
export async function copyStore({ path: folder }: SiteFolder, name: string): Promise<SiteFolder> {
  const copy = await mkdtemp(path.join(tmpdir(), name));
  // Its files are many and small: one by one on other threads takes six times the processor time.
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return new SiteFolder(copy);
}

let first: Promise<SiteFolder> | undefined;

/** A store with a first generation of five fake apps, composed once for each test file. Jest removes it afterwards. */
export async function fakeSite(): Promise<SiteFolder> {
  const siteFolder = await copyStore(await (first ??= composeFirst()), 'fake-store-');
  made.push(siteFolder.path);
  return siteFolder;
}

async function composeFirst(): Promise<SiteFolder> {
  const siteFolder = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'fake-first-')));
  made.push(siteFolder.path);
  const versions: Record<string, string> = {};
  for (const { name } of apps) versions[name] = await publishFake(siteFolder, { app: name, word: 'one' });
  await releaseVersions(siteFolder, versions);
  return siteFolder;
}

/** Path of a file of the live generation. */
export const liveFile = (siteFolder: SiteFolder, file: string): string =>
  path.join(siteFolder.pages(historyIn(siteFolder).at(-1)?.generation ?? ''), file);

/** A document of the live site, as a static host would serve it. */
export const liveDocument = (siteFolder: SiteFolder, file: string): Promise<string> =>
  readFile(liveFile(siteFolder, file), 'utf8');

/** Makes a folder show a generation directly, as a copy from another machine does. */
export async function show(siteFolder: SiteFolder, generation: string): Promise<void> {
  const { history = [], ...state } = siteFolder.shown() ?? {};
  await siteFolder.put(
    stateKey,
    asJson({
      ...state,
      history: [
        ...history,
        { ...(history.findLast((one) => one.generation === generation) ?? history.at(-1)), generation },
      ],
    }),
  );
}
