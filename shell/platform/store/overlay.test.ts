import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prune } from '../release/switch/prune';
import { copyStore, fakeSite, liveDocument, releaseFake, generationsIn } from '../testing/fakeSite';
import { SiteFolder } from './SiteFolder';
import { folderAccess } from './storeAccess';

const folder = mkdtempSync(path.join(tmpdir(), 'overlay-'));
const at = (name: string) => path.join(folder, name);
for (const name of ['upper', 'work', 'merged']) mkdirSync(at(name));
const isMounted = (lower: string) =>
  spawnSync('mount', [
    '-t',
    'overlay',
    'overlay',
    '-o',
    `lowerdir=${lower},upperdir=${at('upper')},workdir=${at('work')}`,
    at('merged'),
  ]).status === 0;

afterAll(() => {
  spawnSync('umount', [at('merged')]);
  rmSync(folder, { recursive: true, force: true });
});

it('releases and prune work on a store in a lower layer of a container image', async () => {
  const image = await copyStore(await fakeSite(), 'image-');
  // Only root on Linux can mount an overlay; elsewhere the test has nothing to check.
  if (!isMounted(image.path)) return console.warn('No overlay can be mounted here.');
  const siteFolder = new SiteFolder(at('merged'));
  const first = (await siteFolder.current()) ?? '';
  await releaseFake(siteFolder, { app: 'mfe-company', word: 'second' });
  await releaseFake(siteFolder, { app: 'mfe-company', word: 'third' });
  await prune({
    ...folderAccess(siteFolder),
    keep: 1,
    days: 0,
    now: new Date(Date.now() + 60_000),
    dryRun: false,
  });
  expect(await liveDocument(siteFolder, 'about.html')).toContain('third');
  expect(await generationsIn(siteFolder)).not.toContain(first);
  rmSync(image.path, { recursive: true, force: true });
});
