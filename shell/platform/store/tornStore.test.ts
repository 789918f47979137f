import { rename, rm, symlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from 'shared-content/artifact/manifest';
import { prune } from '../release/switch/prune';
import { LiveGeneration } from '../serve/LiveGeneration';
import {
  fakeSite,
  liveDocument,
  publishFake,
  releaseFake,
  releaseVersions,
  generationsIn,
} from '../testing/fakeSite';
import { byteFault } from '../testing/byteFault';
import { generationItem, versionItem } from './items';
import { folderAccess } from './storeAccess';
import type { Store } from './Store';

const app = 'mfe-services' as const;
let store: Store;
beforeEach(async () => {
  store = await fakeSite();
});

describe('a torn version', () => {
  const tears: [string, (store: Store, version: string) => Promise<unknown>][] = [
    ['lost its bundle', (store, version) => rm(store.bundles(app, version), { recursive: true })],
    ['lost a script', (store, version) => rm(path.join(store.assets(app, version), 'page.js'))],
    [
      'lost a script and its bundle, as a killed prune of old left it',
      async (store, version) => {
        await rm(store.bundles(app, version), { recursive: true });
        await rm(path.join(store.assets(app, version), 'remoteEntry.js.br'));
      },
    ],
    [
      'has an empty compressed copy',
      (store, version) => truncate(path.join(store.assets(app, version), 'page.js.br')),
    ],
    ['lost its manifest', (store, version) => rm(path.join(store.bundles(app, version), manifestFile))],
    ['lost its scripts', (store, version) => rm(store.assets(app, version), { recursive: true })],
  ];

  it.each(tears)('that %s counts as absent, and publishing the same bytes repairs it', async (_, tear) => {
    const version = await publishFake(store, { app, word: 'two' });
    await tear(store, version);
    expect(await store.isPublished(app, version)).toBe(false);
    await expect(store.build(app, version)).rejects.toThrow(/npm run release -- mfe-services/);
    expect(await releaseFake(store, { app, word: 'two' })).toBe(version);
    expect(await byteFault(store, versionItem(app, version))).toBeUndefined();
    expect(await liveDocument(store, 'services.html')).toContain('<h1>two</h1>');
  });
});

describe('a torn generation', () => {
  it.each(['index.html', '404.html', 'csp.json', 'versions.json', 'services.html.br', manifestFile])(
    'that lost %s counts as absent, never goes live, and is composed again',
    async (file) => {
      const first = (await store.current()) ?? '';
      const { [app]: version = '' } = await store.getVersions(first);
      await releaseFake(store, { app, word: 'two' });
      await rm(path.join(store.pages(first), file));
      expect(await store.hasGeneration(first)).toBe(false);
      await expect(store.switchTo(first)).rejects.toThrow(/torn in .*live site is unchanged/);
      // This release once logged "Live" and then answered 500 to every request.
      await releaseVersions(store, { [app]: version });
      expect(await store.current()).toBe(first);
      expect(await byteFault(store, generationItem(first))).toBeUndefined();
      expect((await new LiveGeneration(store, { error() {}, info() {} }).get())?.id).toBe(first);
    },
  );

  it('is repaired while it is live, without a missing document', async () => {
    const live = (await store.current()) ?? '';
    const { [app]: version = '' } = await store.getVersions(live);
    await rm(path.join(store.pages(live), 'sitemap.xml'));
    let stop = false;
    const reader = (async () => {
      for (; !stop; await new Promise((resolve) => setImmediate(resolve)))
        expect(await liveDocument(store, 'services.html')).toContain('</html>');
    })();
    await releaseVersions(store, { [app]: version });
    stop = true;
    await reader;
    expect(await byteFault(store, generationItem(live))).toBeUndefined();
  });

  it('is removed by the next prune, unless it is live', async () => {
    const first = (await store.current()) ?? '';
    await releaseFake(store, { app, word: 'two' });
    await rm(path.join(store.pages(first), 'versions.json'));
    const options = { ...folderAccess(store), keep: 10, days: 30, now: new Date(), dryRun: false };
    expect((await prune(options)).generations).toMatchObject([{ id: first }]);
    const live = (await store.current()) ?? '';
    await rm(path.join(store.pages(live), 'versions.json'));
    // The state names the versions, so prune knows them.
    expect(await prune(options)).toMatchObject({ generations: [], versions: [] });
  });
});

it('an unreadable file does not count as absent', async () => {
  const site = await fakeSite();
  const live = (await site.current()) ?? '';
  const manifest = path.join(site.pages(live), 'store-manifest.json');
  await rm(manifest);
  // The link points to itself: it exists, but cannot be read.
  await symlink('store-manifest.json', manifest);
  await expect(site.state(generationItem(live))).rejects.toThrow('ELOOP');
  await rename(path.join(site.folder, 'pages'), path.join(site.folder, 'moved'));
  await symlink('pages', path.join(site.folder, 'pages'));
  await expect(generationsIn(site)).rejects.toThrow('ELOOP');
});
