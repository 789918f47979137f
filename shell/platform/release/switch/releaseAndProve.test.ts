import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type SectionsFile, pinsIn, sectionsUrl } from 'shared-content/federation';
import { readHistory } from '../../store/history';
import type { SiteFolder } from '../../store/SiteFolder';
import {
  copyStore,
  fakeSite,
  liveDocument,
  publishFake,
  releaseFake,
  releaseVersions,
} from '../../testing/fakeSite';

let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

describe('a release', () => {
  it('changes the released section only, and keeps every other document byte for byte', async () => {
    const others = ['index.html', 'projects.html', 'about.html', 'contact.html', '404.html'];
    const getBytes = () =>
      Promise.all(
        others
          .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
          .map(async (file) => {
            const live = path.join(siteFolder.path, 'current', file);
            return [file, await readFile(live, 'base64'), (await stat(live)).ino] as const;
          }),
      );
    const before = await getBytes();
    const version = await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
    expect(await liveDocument(siteFolder, 'projects.html')).toContain('<h1>one</h1>');
    expect(
      Object.keys(pinsIn(await liveDocument(siteFolder, 'services.html'))?.sectionScripts ?? {}),
    ).toContain(`/assets/mfe-services/${version}/remoteEntry.js`);
    // The disk does not hold them twice either.
    expect(await getBytes()).toEqual(before);
    const { shell, sections } = JSON.parse(await liveDocument(siteFolder, sectionsUrl)) as SectionsFile;
    expect(shell).toBe((await siteFolder.getVersions((await siteFolder.current()) ?? '')).shell);
    expect(sections['mfe-services']).toMatchObject({
      version,
      entry: `/assets/mfe-services/${version}/remoteEntry.js`,
    });
  });

  it('gives the same bytes in a store without a live generation', async () => {
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const live = (await siteFolder.current()) ?? '';
    const alone = await copyStore(siteFolder, 'fake-alone-');
    for (const name of ['current', 'previous', 'pages', 'state.json', 'history'])
      await rm(path.join(alone.path, name), { recursive: true, force: true });
    await releaseVersions(alone, await siteFolder.getVersions(live));
    expect(await alone.current()).toBe(live);
    expect(await liveDocument(alone, 'about.html')).toBe(await liveDocument(siteFolder, 'about.html'));
    await rm(alone.path, { recursive: true });
  });

  it('gives the same bytes for the same versions', async () => {
    const first = await siteFolder.current();
    const before = await liveDocument(siteFolder, 'services.html');
    const { 'mfe-services': version } = await siteFolder.getVersions(first ?? '');
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    await releaseVersions(siteFolder, { 'mfe-services': version ?? '' });
    expect(await siteFolder.current()).toBe(first);
    expect(await liveDocument(siteFolder, 'services.html')).toBe(before);
  });

  it('adds each switch to the history, with the changed apps', async () => {
    const version = await releaseFake(siteFolder, { app: 'mfe-contact', word: 'two' });
    const history = await readHistory(siteFolder);
    expect(history).toHaveLength(2);
    expect(history[1]).toMatchObject({ action: 'release', apps: ['mfe-contact'] });
    expect(history[1]?.versions['mfe-contact']).toBe(version);
  });

  it('writes compressed copies and a policy for each document', async () => {
    const folder = path.join(siteFolder.path, 'current');
    const files = await readdir(folder);
    for (const file of ['index.html', 'services.html', '404.html', 'sitemap.xml'])
      expect(files).toEqual(expect.arrayContaining([file, `${file}.br`, `${file}.gz`]));
    const policies = JSON.parse(await readFile(path.join(folder, 'csp.json'), 'utf8')) as Record<
      string,
      string
    >;
    expect(policies['services.html']).toContain("object-src 'none'");
  });
});

describe('a title shared by two live sections', () => {
  beforeEach(() =>
    releaseFake(
      siteFolder,
      { app: 'mfe-services', word: 'two', title: 'Page of mfe-company' },
      { force: true },
    ),
  );

  it('is a warning when a third section is released', async () => {
    const said: string[] = [];
    await releaseFake(siteFolder, { app: 'mfe-contact', word: 'two' }, { say: (line) => said.push(line) });
    expect(await liveDocument(siteFolder, 'contact.html')).toContain('<h1>two</h1>');
    expect(said.join('\n')).toMatch(/warning: .* has the title of .*"Page of mfe-company"/);
  });

  it.each(['mfe-services', 'mfe-company'] as const)('refuses the next release of %s', async (app) => {
    const title = 'Page of mfe-company';
    await expect(releaseFake(siteFolder, { app, word: 'three', title })).rejects.toThrow(/has the title of/);
  });
});

describe('a release is refused, and the live site stays unchanged, when a section', () => {
  const refused = async (dist: Parameters<typeof releaseFake>[1], words: RegExp) => {
    const before = await siteFolder.current();
    await expect(releaseFake(siteFolder, dist)).rejects.toThrow(words);
    expect(await siteFolder.current()).toBe(before);
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>one</h1>');
  };
  const app = 'mfe-services' as const;

  it('needs a kit export that the shell lacks', () =>
    refused(
      { app, word: 'x', kit: ['Hero', 'Carousel'] },
      /mfe-services \w+: needs Carousel of shared-content\/ui, which shell \w+/,
    ));
  it('imports the kit as a whole', () =>
    refused({ app, word: 'x', kit: ['*'] }, /import its exports by name/i));
  it('uses a browser API while it loads', () =>
    refused(
      { app, word: 'x', load: 'const wide = window.innerWidth > 900' },
      /mfe-services.*window is not defined\. Use it in an effect/,
    ));
  it('has a malformed path', () =>
    refused(
      { app, word: 'x', path: '/services/Über' },
      /\/services\/Über \(mfe-services \w+\) is no path of this site/,
    ));
  it('throws in one of its routes', () =>
    refused({ app, word: 'x', render: 'throw new Error("no data")' }, /no data/));
  it('shares a title with another page', () =>
    refused({ app, word: 'x', title: 'Page of mfe-company' }, /title of .*"Page of mfe-company"/));
  it('shares a description with Home', () =>
    refused(
      { app, word: 'x', description: 'The home page of a laboratory site, long enough to pass.' },
      /description of \/ \(shell\)/,
    ));
  it('has a path of another section', () =>
    refused({ app, word: 'x', path: '/about' }, /\/about .*Choose a path below \/services/));
  it('exceeds its budget of scripts', () =>
    refused({ app, word: 'x', weight: 90_000 }, /needs \d+ bytes of the section's scripts/));
});

describe('the browser gate', () => {
  it('gets both generations before the switch; an error leaves the live site unchanged', async () => {
    const live = await siteFolder.current();
    const version = await publishFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const seen: unknown[] = [];
    const refused = releaseVersions(
      siteFolder,
      { 'mfe-services': version },
      {
        inBrowser: async (ready) => {
          seen.push(ready);
          throw new Error('/services (mfe-services): hydration mismatch');
        },
      },
    );
    await expect(refused).rejects.toThrow('hydration mismatch');
    expect(seen).toMatchObject([{ live, routes: expect.arrayContaining(['/', '/services']) as string[] }]);
    expect(await siteFolder.current()).toBe(live);
  });
});

describe('two simultaneous releases', () => {
  it('run one after the other when the second waits', async () => {
    await Promise.all([
      releaseFake(siteFolder, { app: 'mfe-services', word: 'two' }),
      releaseFake(siteFolder, { app: 'mfe-company', word: 'two' }),
    ]);
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
    expect(await liveDocument(siteFolder, 'about.html')).toContain('<h1>two</h1>');
  });
});
