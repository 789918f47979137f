import path from 'node:path';
import { filesBelow } from 'shared-content/artifact/durable';
import type { SiteFolder } from './SiteFolder';
import { fakeSite, liveDocument, releaseFake, show } from '../testing/fakeSite';
import { prune, removeUnneeded } from './prune';
import { folderAccess } from './storeAccess';

let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

describe('prune', () => {
  it('removes versions that no kept generation uses; a dry run only lists them', async () => {
    for (const word of ['two', 'three', 'four']) await releaseFake(siteFolder, { app: 'mfe-services', word });
    const options = { ...folderAccess(siteFolder), keep: 2, days: 0, now: new Date(Date.now() + 60_000) };
    const planned = await prune({ ...options, dryRun: true });
    // Two generations, then their versions.
    expect(planned.map(({ app }) => app)).toEqual([undefined, undefined, 'mfe-services', 'mfe-services']);
    expect(await siteFolder.hasVersion('mfe-services', planned[2]?.id ?? '')).toBe(true);
    await prune({ ...options, dryRun: false });
    expect(await siteFolder.hasVersion('mfe-services', planned[2]?.id ?? '')).toBe(false);
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>four</h1>');
    // Versions share their media, so these stay.
    expect(await filesBelow(path.join(siteFolder.path, 'assets/mfe-services/media'))).toHaveLength(5);
  });

  it('keeps generations that were live within the days that tabs may stay open', async () => {
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const unneeded = await prune({
      ...folderAccess(siteFolder),
      keep: 1,
      days: 30,
      now: new Date(),
      dryRun: true,
    });
    expect(unneeded).toEqual([]);
  });

  it('leaves a copy what it serves, although the state has gone on', async () => {
    const served = (await siteFolder.current()) ?? '';
    for (const word of ['two', 'three', 'four']) await releaseFake(siteFolder, { app: 'mfe-services', word });
    const newest = siteFolder.shown()!;
    await show(siteFolder, served);
    await removeUnneeded(siteFolder, newest);
    expect(await siteFolder.hasGeneration(served)).toBe(true);
    for (const pin of Object.entries(await siteFolder.getVersions(served)))
      expect(await siteFolder.hasVersion(...pin)).toBe(true);
  });
});
