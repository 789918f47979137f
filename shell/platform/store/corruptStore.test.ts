import { rename, rm, symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from 'shared-content/artifact/manifest';
import { prune } from './prune';
import { ServedGeneration } from '../serve/ServedGeneration';
import {
  fakeSite,
  liveDocument,
  publishFake,
  releaseFake,
  releaseVersions,
  generationsIn,
} from '../testing/fakeSite';
import { generationItem, versionItem } from './items';
import { readStoredBuild } from './builds';
import { restoreGeneration } from '../release/release';
import { folderAccess } from './storeAccess';
import type { SiteFolder } from './SiteFolder';

const app = 'mfe-services' as const;
let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

describe('a corrupt version', () => {
  const tears: [string, (siteFolder: SiteFolder, version: string) => Promise<unknown>][] = [
    ['lost its bundle', (siteFolder, version) => rm(siteFolder.bundles(app, version), { recursive: true })],
    ['lost a script', (siteFolder, version) => rm(path.join(siteFolder.assets(app, version), 'page.js'))],
    [
      'lost a script and its bundle, as a killed prune of old left it',
      async (siteFolder, version) => {
        await rm(siteFolder.bundles(app, version), { recursive: true });
        await rm(path.join(siteFolder.assets(app, version), 'remoteEntry.js.br'));
      },
    ],
    [
      'has an empty compressed copy',
      (siteFolder, version) => truncate(path.join(siteFolder.assets(app, version), 'page.js.br')),
    ],
    [
      'lost its manifest',
      (siteFolder, version) => rm(path.join(siteFolder.bundles(app, version), manifestFile)),
    ],
    ['lost its scripts', (siteFolder, version) => rm(siteFolder.assets(app, version), { recursive: true })],
  ];

  it.each(tears)('that %s counts as absent, and publishing the same bytes repairs it', async (_, tear) => {
    const version = await publishFake(siteFolder, { app, word: 'two' });
    await tear(siteFolder, version);
    expect(await siteFolder.hasVersion(app, version)).toBe(false);
    await expect(readStoredBuild(siteFolder, app, version)).rejects.toThrow(
      /npm run release -- mfe-services/,
    );
    expect(await releaseFake(siteFolder, { app, word: 'two' })).toBe(version);
    expect(await siteFolder.findFault(versionItem(app, version), true)).toBeUndefined();
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
  });
});

describe('a corrupt generation', () => {
  it.each(['index.html', '404.html', 'csp.json', 'versions.json', 'services.html.br', manifestFile])(
    'that lost %s counts as absent, never goes live, and is composed again',
    async (file) => {
      const first = (await siteFolder.current()) ?? '';
      const { [app]: version = '' } = await siteFolder.getVersions(first);
      await releaseFake(siteFolder, { app, word: 'two' });
      await rm(path.join(siteFolder.pages(first), file));
      expect(await siteFolder.hasGeneration(first)).toBe(false);
      // A rollback to it takes equal files from the live one, or is refused.
      await restoreGeneration(folderAccess(siteFolder), first).catch(() => {});
      const live = generationItem((await siteFolder.current()) ?? '');
      expect(await siteFolder.findFault(live, true)).toBeUndefined();
      // This release once logged "Live" and then answered 500 to every request.
      await releaseVersions(siteFolder, { [app]: version });
      expect(await siteFolder.current()).toBe(first);
      expect(await siteFolder.findFault(generationItem(first), true)).toBeUndefined();
      expect((await new ServedGeneration(siteFolder, { error() {}, info() {} }).get())?.id).toBe(first);
    },
  );

  it('is repaired while it is live, without a missing document', async () => {
    const live = (await siteFolder.current()) ?? '';
    const { [app]: version = '' } = await siteFolder.getVersions(live);
    await rm(path.join(siteFolder.pages(live), 'sitemap.xml'));
    let stop = false;
    const reader = (async () => {
      for (; !stop; await new Promise((resolve) => setImmediate(resolve)))
        expect(await liveDocument(siteFolder, 'services.html')).toContain('</html>');
    })();
    await releaseVersions(siteFolder, { [app]: version });
    stop = true;
    await reader;
    expect(await siteFolder.findFault(generationItem(live), true)).toBeUndefined();
  });

  it('does not stop prune, which keeps its versions as long as those of a whole one', async () => {
    const first = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { app, word: 'two' });
    for (const generation of [first, (await siteFolder.current()) ?? ''])
      await rm(path.join(siteFolder.pages(generation), 'versions.json'));
    const now = new Date(Date.now() + 60_000);
    const options = { ...folderAccess(siteFolder), keep: 10, days: 30, now, dryRun: false };
    // State and history name the versions, so prune knows them.
    expect(await prune(options)).toEqual([]);
    expect(await prune({ ...options, keep: 1, days: 0 })).toMatchObject([{ id: first }, { app }]);
  });
});

it('an unreadable file does not count as absent', async () => {
  const site = await fakeSite();
  const live = (await site.current()) ?? '';
  const manifest = path.join(site.pages(live), 'store-manifest.json');
  await rm(manifest);
  // The link points to itself: it exists, but cannot be read.
  await symlink('store-manifest.json', manifest);
  await expect(site.findFault(generationItem(live))).rejects.toThrow('ELOOP');
  await rename(path.join(site.path, 'pages'), path.join(site.path, 'moved'));
  await symlink('pages', path.join(site.path, 'pages'));
  await expect(generationsIn(site)).rejects.toThrow('ELOOP');
});
