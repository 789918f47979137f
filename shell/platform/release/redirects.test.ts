import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRedirects } from '../store/generationFiles';
import type { SiteFolder } from '../store/SiteFolder';
import { fakeSite, releaseFake } from '../testing/fakeSite';

const app = 'mfe-services' as const;
let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

const live = async () => siteFolder.pages((await siteFolder.current()) ?? '');
const redirects = async () => readRedirects(await live());
/** A release that must be refused without changing the live site. */
async function refused(dist: Omit<Parameters<typeof releaseFake>[1], 'app'>, words: RegExp): Promise<void> {
  const before = await siteFolder.current();
  await expect(releaseFake(siteFolder, { app, ...dist })).rejects.toThrow(words);
  expect(await siteFolder.current()).toBe(before);
}

describe('a live address', () => {
  beforeEach(() => releaseFake(siteFolder, { app, word: 'two', more: ['/services/old', '/services/new'] }));

  it('cannot be dropped by a release without a redirect or --remove-pages', async () => {
    await refused(
      { word: 'three', more: ['/services/new'] },
      /^\/services\/old would be gone .* under redirects in its section's node\.ts, .* 404, add --remove-pages/,
    );
    const said: string[] = [];
    await releaseFake(
      siteFolder,
      { app, word: 'three', more: ['/services/new'] },
      { removePages: true, log: (line) => void said.push(line) },
    );
    expect(said).toContain('  - page /services/old');
  });

  it('redirects to the new page, and the plan names it before the switch', async () => {
    const said: string[] = [];
    const moves = { '/services/old': '/services/new' };
    await releaseFake(
      siteFolder,
      { app, word: 'three', more: ['/services/new'], redirects: moves },
      { log: (line) => void said.push(line) },
    );
    expect(said).toEqual(
      expect.arrayContaining(['  - page /services/old', '  > /services/old leads to /services/new']),
    );
    expect(await redirects()).toEqual(moves);
    expect(await readFile(path.join(await live(), 'sitemap.xml'), 'utf8')).not.toContain('/services/old');

    // Later releases must keep the address, too.
    await refused({ word: 'four', more: ['/services/new'] }, /^\/services\/old would be gone/);
    // Another team's release keeps it, and may link to it until its next release.
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
    expect(await redirects()).toEqual(moves);
  });

  it('may be linked from pages of other teams, but not from released pages', async () => {
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'linking', links: ['/services/old'] });
    const said: string[] = [];
    const moves = { '/services/old': '/services/new' };
    await releaseFake(
      siteFolder,
      { app, word: 'three', more: ['/services/new'], redirects: moves },
      { log: (line) => void said.push(line) },
    );
    expect(said.join('\n')).toMatch(
      /minor: \/about \(mfe-company \w+\) links to \/services\/old, which moved to \/services\/new\. Link there\./,
    );
    await expect(
      releaseFake(siteFolder, { app: 'mfe-company', word: 'again', links: ['/services/old'] }),
    ).rejects.toThrow(/which moved to \/services\/new/);
  });
});

describe('a redirect is refused when it', () => {
  it.each([
    ['leads nowhere', { '/services/a': '/services/nowhere' }, /no section serves \/services\/nowhere/],
    ['leads away from the site', { '/services/a': '//evil.example.com' }, /no section serves \/\/evil/],
    ['is a page', { '/services': '/about' }, /redirects \/services to \/about: \/services is a page/],
    [
      'has a path of another section',
      { '/about/a': '/services' },
      /\/about\/a is not below the prefixes of mfe-services/,
    ],
    ['has a malformed path', { '/services/A b': '/services' }, /Write segments of a-z, 0-9/],
    ['leads to itself', { '/services/a': '/services/a' }, /\/services\/a is redirected itself/],
    [
      'is part of a chain',
      { '/services/a': '/services/b', '/services/b': '/services' },
      /redirects \/services\/a to \/services\/b: \/services\/b is redirected itself.*in one step/,
    ],
  ])('%s', (_what, moves, words) =>
    refused({ word: 'x', redirects: moves as Record<string, string> }, words),
  );
});

it('a generation without redirects.json has no redirects', async () => {
  expect(await redirects()).toEqual({});
  expect(await readRedirects(siteFolder.path)).toEqual({});
});
