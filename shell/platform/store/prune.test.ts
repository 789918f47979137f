import path from 'node:path';
import { rm } from 'node:fs/promises';
import { filesBelow } from 'shared-content/artifact/durable';
import { manifestFile } from 'shared-content/artifact/manifest';
import type { SiteFolder } from './SiteFolder';
import { getMedia } from '../testing/fakeDist';
import { fakeSite, liveDocument, releaseFake } from '../testing/fakeSite';
import { prune } from './prune';
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
    expect(planned.generations).toHaveLength(2);
    expect(planned.versions.map(({ app }) => app)).toEqual(['mfe-services', 'mfe-services']);
    const media = (name: string) => `assets/mfe-services/${getMedia(name)}`;
    const there = () => filesBelow(path.join(siteFolder.path, 'assets/mfe-services/media'));
    expect(planned.media).toEqual([media('one'), media('two')].sort());
    expect(await there()).toHaveLength(5);
    expect(await siteFolder.hasVersion('mfe-services', planned.versions[0]?.id ?? '')).toBe(true);
    await prune({ ...options, dryRun: false });
    expect(await siteFolder.hasVersion('mfe-services', planned.versions[0]?.id ?? '')).toBe(false);
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>four</h1>');
    expect((await there()).map((file) => `media/${file}`)).toEqual(
      ['four', 'lily', 'three'].map(getMedia).sort(),
    );
  });

  it('keeps all media when a version’s manifest cannot be read', async () => {
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const { 'mfe-services': live = '' } = await siteFolder.getVersions((await siteFolder.current()) ?? '');
    await rm(path.join(siteFolder.bundles('mfe-services', live), manifestFile));
    const { versions, media } = await prune({
      ...folderAccess(siteFolder),
      keep: 1,
      days: 0,
      now: new Date(Date.now() + 60_000),
      dryRun: false,
    });
    expect([versions.length, media]).toEqual([1, []]);
  });

  it('keeps generations that were live within the days that tabs may stay open', async () => {
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const { generations } = await prune({
      ...folderAccess(siteFolder),
      keep: 1,
      days: 30,
      now: new Date(),
      dryRun: true,
    });
    expect(generations).toEqual([]);
  });
});
