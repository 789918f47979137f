import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extract } from 'tar';
import { fakeSite, liveDocument, releaseFake } from '../testing/fakeSite';
import { packLive } from './packLive';
import { SiteFolder } from './SiteFolder';

it('packs a store in which the next release composes as in the live one', async () => {
  const siteFolder = await fakeSite();
  const before = await siteFolder.versions('mfe-services');
  const version = await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
  const room = await mkdtemp(path.join(tmpdir(), 'pack-live-'));
  try {
    await packLive(siteFolder, path.join(room, 'live.tgz'));
    const unpacked = new SiteFolder(path.join(room, 'store'));
    await mkdir(unpacked.path);
    await extract({ file: path.join(room, 'live.tgz'), cwd: unpacked.path });
    expect(await unpacked.current()).toBe(await siteFolder.current());
    expect(before).toHaveLength(1);
    expect(await unpacked.versions('mfe-services')).toEqual([version]);
    for (const store of [siteFolder, unpacked])
      await releaseFake(store, { app: 'mfe-company', word: 'three' });
    expect(await unpacked.current()).toBe(await siteFolder.current());
    expect(await liveDocument(unpacked, 'services.html')).toBe(
      await liveDocument(siteFolder, 'services.html'),
    );
  } finally {
    await rm(room, { recursive: true });
  }
});
