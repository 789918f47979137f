import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getIntegrity, pinsIn } from 'shared-content/federation';
import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite, liveDocument, liveFile, releaseFake } from '../../testing/fakeSite';

const further = (count: number) =>
  Array.from({ length: count }, (_, index) => `/blog/post-${String(index + 1).padStart(4, '0')}`);

/** A test site with this many more pages. */
async function siteWith(count: number): Promise<SiteFolder> {
  const siteFolder = await fakeSite();
  await releaseFake(siteFolder, { app: 'mfe-company', word: 'grown', more: further(count) });
  return siteFolder;
}

describe('a growing site', () => {
  it('keeps the length of each document, whatever other pages exist', async () => {
    const [small, large] = [await siteWith(3), await siteWith(40)];
    for (const file of ['index.html', 'services.html', 'about.html', 'blog/post-0001.html'])
      expect((await liveDocument(large, file)).length).toBe((await liveDocument(small, file)).length);
  });

  it('lists only the scripts of its page in a document, with their hashes', async () => {
    const siteFolder = await siteWith(10);
    const pins = pinsIn(await liveDocument(siteFolder, 'services.html'));
    const named = Object.keys(pins ? getIntegrity(pins) : {});
    expect(named.filter((url) => url.includes('/mfe-company/'))).toEqual([]);
    expect(named.filter((url) => url.includes('/mfe-services/')).length).toBeGreaterThan(1);
  });

  it('rejects a page that throws like a small site does, and leaves no draft', async () => {
    const siteFolder = await fakeSite();
    const before = await siteFolder.current();
    const render = 'throw new TypeError("broken on purpose")';
    await expect(
      releaseFake(siteFolder, { app: 'mfe-company', word: 'bad', more: further(40), render }),
    ).rejects.toThrow('TypeError: broken on purpose');
    expect(await siteFolder.current()).toBe(before);
    expect(await readdir(path.join(siteFolder.path, 'drafts'))).toEqual([]);
  });

  it('detects a file that changed on the disk, and does not reuse it', async () => {
    const siteFolder = await siteWith(1);
    const bytes = await readFile(liveFile(siteFolder, 'sitemap.xml'));
    await writeFile(liveFile(siteFolder, 'sitemap.xml'), Buffer.alloc(bytes.length, 'x'));
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'changed' });
    expect(await readFile(liveFile(siteFolder, 'sitemap.xml'))).toEqual(bytes);
  });
});
