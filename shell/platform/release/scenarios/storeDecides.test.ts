import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { restoreGeneration } from '../release';
import type { SiteFolder } from '../../store/SiteFolder';
import type { FakeDist } from '../../testing/fakeDist';
import {
  fakeSettings,
  fakeSite,
  liveDocument,
  publishFake,
  releaseFake,
  releaseVersions,
  historyIn,
} from '../../testing/fakeSite';
import { folderAccess } from '../../store/storeAccess';

let siteFolder: SiteFolder;
let said: string[];
const log = (line: string) => void said.push(line);
const live = async () => siteFolder.getVersions((await siteFolder.current()) ?? '');
const publish = (dist: FakeDist) => publishFake(siteFolder, dist);

beforeEach(async () => {
  siteFolder = await fakeSite();
  said = [];
});

/** Releases a section that this checkout does not know, together with a shell that has it in its registry. */
async function releaseLabs(): Promise<string> {
  const labs = await publish({ app: 'mfe-labs', word: 'labs' });
  await releaseVersions(siteFolder, {
    'mfe-labs': labs,
    shell: await publish({ app: 'shell', word: 'labs', labs: true }),
  });
  return labs;
}

it('a section that answers for the composer takes no other section off the site', async () => {
  const load = "process.send({ apps: ['shell', 'mfe-services'], routes: [], findings: [] });";
  const forged = releaseFake(siteFolder, { app: 'mfe-services', word: 'two', load });
  await expect(forged).rejects.toThrow('lacks mfe-company, mfe-contact, mfe-portfolio');
});

describe('a checkout that is older than the live shell', () => {
  it('keeps a live section that its own registry lacks when it releases another one', async () => {
    const labs = await releaseLabs();
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
    expect((await live())['mfe-labs']).toBe(labs);
    expect(await liveDocument(siteFolder, 'labs.html')).toContain('<h1>labs</h1>');
    expect(await liveDocument(siteFolder, 'sitemap.xml')).toContain('/labs</loc>');
  });

  it('uses the composer of the live shell, not its own', async () => {
    await releaseFake(siteFolder, { app: 'shell', word: 'two', composer: 'a newer composer' });
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
    expect(await liveDocument(siteFolder, 'sitemap.xml')).toContain('a newer composer');
  });

  it('cannot release a shell that removes a live section, except with --remove-pages', async () => {
    await releaseLabs();
    const shell = await publish({ app: 'shell', word: 'without labs' });
    const before = await siteFolder.current();
    await expect(releaseVersions(siteFolder, { shell })).rejects.toThrow(
      /\/labs would be gone.*--remove-pages/,
    );
    expect(await siteFolder.current()).toBe(before);
    await releaseVersions(siteFolder, { shell }, { removePages: true, log });
    expect(said.join('\n')).toMatch(/- mfe-labs \w+\n(.*\n)*.*- page \/labs/);
    expect(Object.keys(await live())).not.toContain('mfe-labs');
  });

  it('cannot release a section that loses a live page, and leaves no generation', async () => {
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two', more: ['/about/press'] });
    const stale = releaseFake(siteFolder, { app: 'mfe-company', word: 'three' });
    await expect(stale).rejects.toThrow('/about/press would be gone from the live site');
    expect(await liveDocument(siteFolder, 'about/press.html')).toContain('<h1>two</h1>');
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'three' }, { removePages: true });
    await expect(liveDocument(siteFolder, 'about/press.html')).rejects.toThrow();
  });

  it('is told to release an unregistered section together with a shell', async () => {
    await expect(releaseFake(siteFolder, { app: 'mfe-labs', word: 'labs' })).rejects.toThrow(
      /mfe-labs is not in the registry of shell \w+\. .*npm run release -- shell mfe-labs/,
    );
  });

  it('is told to release everything when the shell has no composer', async () => {
    await expect(releaseFake(siteFolder, { app: 'shell', word: 'two', hasNoComposer: true })).rejects.toThrow(
      /shell \w+ was released by commands of another format.*--all/,
    );
  });
});

describe('a release reports', () => {
  it('changed pages, heads and apps before it switches', async () => {
    const options = { log, dryRun: true };
    await releaseFake(
      siteFolder,
      { app: 'mfe-company', word: 'two', title: 'Our people', more: ['/about/press'] },
      options,
    );
    const plan = said.slice(said.indexOf('What changes:') + 1).join('\n');
    expect(plan).toMatch(/~ mfe-company \w+ → \w+/);
    expect(plan).toContain('+ page /about/press');
    expect(plan).toContain('~ title of /about: "Page of mfe-company" → "Our people"');
    expect(plan).toContain('~ Pages that show something else, 1: /about');
    expect(plan).toContain('the live site is unchanged');
  });

  it('that nothing changed when nothing switched', async () => {
    const { 'mfe-company': version = '' } = await live();
    expect(await releaseVersions(siteFolder, { 'mfe-company': version })).toMatchObject({ switched: false });
    expect(
      await releaseFake(siteFolder, { app: 'shell', word: 'one', composer: 'newer' }, { log }),
    ).toBeTruthy();
    expect(historyIn(siteFolder).at(-1)?.apps).toEqual(['shell']);
  });
});

describe('new settings', () => {
  const settings = { ...fakeSettings, siteUrl: 'https://www.other.example' };

  it('go live with the generation composed with them, and are recorded in history', async () => {
    await releaseVersions(siteFolder, {}, { settings, action: 'settings' });
    expect(siteFolder.shown()?.settings?.siteUrl).toBe('https://www.other.example');
    expect(await liveDocument(siteFolder, 'about.html')).toContain('href="https://www.other.example/about"');
    const entry = historyIn(siteFolder).at(-1);
    expect(entry).toMatchObject({ action: 'settings', apps: [] });
    expect(entry?.settings).toEqual(['SITE_URL: https://site.example.com → https://www.other.example']);
  });

  it('are discarded, and the site stays unchanged, when the composition is refused', async () => {
    const broken = await publish({ app: 'mfe-services', word: 'two', render: 'throw new Error("no")' });
    await expect(
      releaseVersions(siteFolder, { 'mfe-services': broken }, { settings, action: 'settings' }),
    ).rejects.toThrow('no');
    expect(siteFolder.shown()?.settings?.siteUrl).toBe('https://site.example.com');
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
    expect(await liveDocument(siteFolder, 'about.html')).toContain('href="https://site.example.com/about"');
  });

  it('are undone by a rollback of their generation', async () => {
    const first = (await siteFolder.current()) ?? '';
    await releaseVersions(siteFolder, {}, { settings, action: 'settings' });
    await restoreGeneration(folderAccess(siteFolder, log), first);
    expect(siteFolder.shown()?.settings?.siteUrl).toBe('https://site.example.com');
    expect(said).toContain('  ~ SITE_URL: https://www.other.example → https://site.example.com');
  });
});

describe('a rollback', () => {
  it('passes later budgets, and prints them', async () => {
    const { 'mfe-services': old = '' } = await live();
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    // The shell has lower budgets: the live version keeps them, the old one does not.
    const heavy = await publish({ app: 'mfe-services', word: 'heavy', weight: 90_000 });
    await expect(releaseVersions(siteFolder, { 'mfe-services': heavy })).rejects.toThrow(
      /over the budget of/,
    );
    await releaseVersions(siteFolder, { 'mfe-services': heavy }, { action: 'rollback', log });
    expect(said.join('\n')).toMatch(/minor: mfe-services \w+: \/services needs \d+ bytes/);
    // It does not stop another team's release either.
    await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
    expect((await live())['mfe-services']).toBe(heavy);
    await releaseVersions(siteFolder, { 'mfe-services': old }, { action: 'rollback' });
  });

  it('that breaks pages is refused', async () => {
    const picky = await publish({ app: 'mfe-services', word: 'two', kit: ['Hero', 'Carousel'] });
    const versions = { 'mfe-services': picky };
    const refused = releaseVersions(siteFolder, versions, { action: 'rollback' });
    await expect(refused).rejects.toThrow(/needs Carousel[^]*without an app makes the whole generation/);
    expect((await live())['mfe-services']).not.toBe(picky);
  });

  it('to a whole generation renders nothing and uses its existing files', async () => {
    const first = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { app: 'shell', word: 'two' });
    const { shell } = await siteFolder.getVersions(first);
    // Its bundle is not even read.
    const bundle = path.join(siteFolder.bundles('shell', shell), 'server.cjs');
    await writeFile(bundle, 'throw 1'.padEnd((await readFile(bundle)).length));
    await restoreGeneration(folderAccess(siteFolder, log), first);
    expect(await siteFolder.current()).toBe(first);
    expect(JSON.parse(await liveDocument(siteFolder, 'versions.json'))).toMatchObject({ shell });
    await expect(restoreGeneration(folderAccess(siteFolder, log), '0123456789ab')).rejects.toThrow(
      /generation 0123456789ab is not in/,
    );
  });
});

it('a shell without a kit export in use is refused, with the fix', async () => {
  const version = await publish({ app: 'shell', word: 'poorer', kit: ['Section'] });
  await expect(releaseVersions(siteFolder, { shell: version })).rejects.toThrow(
    /needs Hero .* Keep it in the kit, or release mfe-services without it/,
  );
});
