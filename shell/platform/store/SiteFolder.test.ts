import { appendFile, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { type SiteFolder } from './SiteFolder';
import { versionItem } from './items';
import { folderAccess, swapState } from './storeAccess';
import { readState } from './state';
import { fakeDist, getMedia } from '../testing/fakeDist';
import { fakeSite, publishFake, releaseFake } from '../testing/fakeSite';
import { addBuild } from './builds';

const app = 'mfe-services' as const;
let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

/** Publishes the same fake build, with its dist folder changed before. */
async function publishChanged(change: (dist: string) => Promise<unknown>): Promise<AppBuild> {
  const dist = await fakeDist({ app, word: 'changed' });
  try {
    await change(dist);
    return await addBuild(siteFolder, dist);
  } finally {
    await rm(dist, { recursive: true });
  }
}

describe('a build that differs from its build.json is refused, and nothing is published:', () => {
  it.each<[string, (dist: string) => Promise<unknown>, RegExp]>([
    [
      'a script with other bytes of the same length',
      (dist) => writeFile(path.join(dist, 'client/page.js'), '/* CHANGED  */'),
      /client\/page\.js has other bytes.*npm run build/,
    ],
    ['a script that is gone', (dist) => rm(path.join(dist, 'client/page.js')), /page\.js is missing/],
    [
      'a changed Node bundle',
      (dist) => appendFile(path.join(dist, 'node/server.cjs'), '//'),
      /server\.cjs has other bytes/,
    ],
    ['a cut build.json', (dist) => truncate(path.join(dist, 'build.json'), 40), /is no JSON.*npm run build/],
    [
      'a build of an older format',
      async (dist) => {
        const file = path.join(dist, 'build.json');
        const { format: _, ...old } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
        await writeFile(file, JSON.stringify(old));
      },
      /format unknown.*npm run build/,
    ],
    ['no build at all', (dist) => rm(path.join(dist, 'build.json')), /holds no build\. Run npm run build/],
  ])('%s', async (_what, change, words) => {
    const before = await siteFolder.versions(app);
    await expect(publishChanged(change)).rejects.toThrow(words);
    await expect(publishChanged(change)).rejects.not.toThrow(/\n/);
    expect(await siteFolder.versions(app)).toEqual(before);
    expect(await readdir(path.join(siteFolder.path, 'drafts'))).toEqual([]);
  });

  it('a file that build.json does not name is not published', async () => {
    const { version } = await publishChanged((dist) => writeFile(path.join(dist, 'client/secret.txt'), 'x'));
    const published = await readdir(siteFolder.assets(app, version));
    expect(published).toContain('page.js');
    expect(published).not.toContain('secret.txt');
  });
});

describe('a media file', () => {
  const medium = (name: string) => path.join(siteFolder.path, 'assets', app, getMedia(name));

  it('of two versions is stored once', async () => {
    const inode = async () => (await stat(medium('lily'))).ino;
    const before = await inode();
    const version = await publishFake(siteFolder, { app, word: 'two' });
    expect(await inode()).toBe(before);
    expect(await readFile(medium('two'), 'utf8')).toBe('two');
    expect(await siteFolder.versions(app)).toContain(version);
    expect(await siteFolder.versions(app)).not.toContain('media');
  });

  it('that is corrupt makes all its versions corrupt, and publishing one repairs all', async () => {
    const version = await publishFake(siteFolder, { app, word: 'two' });
    await truncate(medium('lily'));
    const states = async () =>
      Promise.all(
        (await siteFolder.versions(app)).map(
          async (one) => (await siteFolder.findFault(versionItem(app, one))) === undefined,
        ),
      );
    expect(await states()).toEqual([false, false]);
    expect(await siteFolder.findFault(versionItem(app, version))).toBe(
      `assets/${getMedia('lily')} has 0 bytes instead of 4`,
    );
    await publishFake(siteFolder, { app, word: 'three' });
    expect(await states()).toEqual([true, true, true]);
  });

  it('of an existing name with other bytes is refused', async () => {
    await expect(publishFake(siteFolder, { app, word: 'two', lily: 'rose' })).rejects.toThrow(
      /its lily\.\w{7}\.avif has other bytes than that of mfe-services \w+.*Rename its source file/,
    );
    expect(await readFile(medium('lily'), 'utf8')).toBe('lily');
    expect(await siteFolder.versions(app)).toHaveLength(1);
  });
});

it('a swap of the state succeeds only for the latest state read', async () => {
  const access = folderAccess(siteFolder);
  const seen = await readState(access.store);
  await releaseFake(siteFolder, { app, word: 'two' });
  const live = await siteFolder.current();
  expect(await swapState(access, seen, { removing: undefined })).toBeUndefined();
  expect((await readState(access.store)).state.history.at(-1)?.generation).toBe(live);
  expect((await readState(access.store)).state.number).toBe(seen.state.number + 1);
});

it('removal moves an item away before it deletes files, and leaves no trace', async () => {
  const version = await publishFake(siteFolder, { app, word: 'two' });
  for (const folder of versionItem(app, version).folders) await siteFolder.delete(folder);
  expect(await siteFolder.hasVersion(app, version)).toBe(false);
  expect(await siteFolder.versions(app)).not.toContain(version);
  expect((await readdir(siteFolder.path)).sort()).toEqual([
    'assets',
    'bundles',
    'drafts',
    'pages',
    'state.json',
  ]);
});
