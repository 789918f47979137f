import { existsSync } from 'node:fs';
import type { SiteFolder } from '../store/SiteFolder';
import { fakeSite, releaseFake } from '../testing/fakeSite';
import { checkInBrowser } from './browserGate';
import { getPlan } from './getPlan';

jest.mock('node:fs', () => {
  const fs = jest.requireActual<{ existsSync: (path: string) => boolean }>('node:fs');
  return { ...fs, existsSync: jest.fn(fs.existsSync) };
});

describe('without an installed browser', () => {
  const lines: string[] = [];
  const gate = (browser: Parameters<typeof checkInBrowser>[1]) =>
    checkInBrowser({ siteFolder: {} as SiteFolder, log: (line) => lines.push(line) }, browser, 'g', ['/']);
  beforeEach(() => {
    lines.splice(0);
    jest.mocked(existsSync).mockReturnValue(false);
  });
  afterAll(() => jest.mocked(existsSync).mockReset());

  it('a release is refused, and both fixes are named', async () => {
    await expect(gate('required')).rejects.toThrow(
      /No Chromium was found\. Install one .*CHROMIUM_PATH.*--skip-browser/,
    );
    expect(existsSync).toHaveBeenCalled();
  });

  it('npm start goes on with a note that no page was checked', async () => {
    await gate('if installed');
    expect(lines).toEqual([expect.stringMatching(/^NOT CHECKED in a browser: No Chromium/)]);
  });

  it('a release with --skip-browser says that no page was checked', async () => {
    await gate('skip');
    expect(lines).toEqual(['NOT CHECKED in a browser, because of --skip-browser.']);
  });
});

describe('the browser gate', () => {
  let siteFolder: SiteFolder;
  beforeEach(async () => {
    siteFolder = await fakeSite();
  });

  const getChanged = async (before: string | undefined, after: string) => {
    const getSide = async (id: string) => ({
      folder: siteFolder.pages(id),
      versions: await siteFolder.getVersions(id),
    });
    return (await getPlan(before === undefined ? undefined : await getSide(before), await getSide(after)))
      .changed;
  };

  it('opens changed documents only', async () => {
    const before = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const after = (await siteFolder.current()) ?? '';
    expect(await getChanged(before, after)).toEqual(['/services']);
    expect(await getChanged(undefined, after)).toEqual([
      '/404',
      '/about',
      '/contact',
      '/',
      '/projects',
      '/services',
    ]);
  });

  it('opens a static page whose scripts alone have changed, because they run after a click', async () => {
    const still = { app: 'mfe-services', word: 'two', static: true };
    await releaseFake(siteFolder, still);
    const before = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { ...still, weight: 48 });
    expect(await getChanged(before, (await siteFolder.current()) ?? '')).toEqual(['/services']);
  });
});
