import { FolderObjects } from '../store/objects/FolderObjects';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../hosts/testing/ask';
import { changePreviews, writePreview } from '../store/previews';
import type { SiteFolder } from '../store/SiteFolder';
import { fakeSite, releaseFake } from '../testing/fakeSite';
import { serveStore, silentConfig } from '../testing/serveStore';

describe('a preview', () => {
  const day = 86_400_000;
  let own: SiteFolder;
  let generation: string;
  let origin: string;
  const preview = (name: string, of: string) =>
    writePreview(new FolderObjects(own.path), {
      name,
      generation: of,
      at: new Date().toISOString(),
      until: new Date(Date.now() + day).toISOString(),
      apps: {},
    });
  const under = (host: string, url = '/services', more = {}) =>
    ask(origin, { path: url, send: { Host: host, ...more } });
  /** The server checks for previews only at intervals. */
  const until = async (host: string, isShown: boolean) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (((await under(host)).headers['x-robots-tag'] === 'noindex') === isShown) return;
      await wait(100);
    }
    throw new Error(`${host} is ${isShown ? 'not ' : ''}the preview after ten seconds`);
  };

  beforeAll(async () => {
    own = await fakeSite();
    const live = (await own.current()) ?? '';
    await releaseFake(own, {
      app: 'mfe-services',
      word: 'shown',
      redirects: { '/services/was': '/services' },
    });
    generation = (await own.current()) ?? '';
    await own.switchTo(live);
    await preview('pr-42', generation);
    ({ origin } = await serveStore(own, { ...silentConfig, siteUrl: 'https://example.com' }));
  });
  afterAll(() => rm(own.path, { recursive: true, force: true }));

  it('is served only under its name before the site’s host or localhost', async () => {
    for (const host of ['pr-42.example.com', 'PR-42.localhost:3000', 'pr-42.EXAMPLE.com:443'])
      for (const coding of ['identity', 'br'])
        expect((await under(host, '/services', { 'Accept-Encoding': coding })).headers).toMatchObject({
          'site-generation': generation,
          'x-robots-tag': 'noindex',
        });
    expect((await under('pr-42.example.com')).body.toString()).toContain('<h1>shown</h1>');
    for (const host of [
      'example.com',
      'pr-42',
      'pr-421.example.com',
      'x.pr-42.example.com',
      // Hosts of other owners may lead to this machine.
      'pr-42.www.example.com',
      'pr-42.example.org',
      'pr-42.com',
      '127.0.0.1',
      '.',
    ])
      for (let time = 0; time < 2; time += 1) {
        const answer = await under(host);
        expect(answer.body.toString()).toContain('<h1>one</h1>');
        expect(answer.headers['x-robots-tag']).toBeUndefined();
      }
  });

  it('sends noindex with every answer, and names the live page as canonical', async () => {
    const { shell } = await own.getVersions(generation);
    const urls = [
      '/',
      '/nope',
      '/services/',
      '/services/was',
      `/assets/shell/${shell}/main.js`,
      '/assets/nope.js',
    ];
    for (const url of [...urls, '/%zz', '/%E0%A4', '/robots.txt', '/api/readyz', '/api/nope'])
      expect([url, (await under('pr-42.example.com', url)).headers['x-robots-tag']]).toEqual([
        url,
        'noindex',
      ]);
    const post = await ask(origin, { method: 'POST', path: '/', send: { Host: 'pr-42.example.com' } });
    expect([post.status, post.headers['x-robots-tag']]).toEqual([405, 'noindex']);
    expect((await under('pr-42.example.com')).body.toString()).toContain(
      'rel="canonical" href="https://site.example.com/services"',
    );
    expect((await under('pr-42.example.com', '/services/was')).status).toBe(301);
    expect((await under('example.com', '/services/was')).status).toBe(404);
  });

  it('appears, changes and ends on a running server, also at the first request afterwards', async () => {
    await preview('later', generation);
    await wait(600);
    expect((await under('later.example.com')).headers['x-robots-tag']).toBe('noindex');
    await changePreviews(new FolderObjects(own.path), ({ name }) => name === 'later');
    await until('later.example.com', false);
  });
});

it('an unreadable previews.json fails no request and is logged once', async () => {
  const siteFolder = await fakeSite();
  // The link points to itself: no file system can read it.
  await symlink('previews.json', path.join(siteFolder.path, 'previews.json'));
  const { server, origin } = await serveStore(siteFolder);
  const logged: string[] = [];
  server.log.error = ((line: unknown) => logged.push(String(line))) as never;
  const { status } = await ask(origin, { path: '/services', send: { Host: 'pr-42.localhost' } });
  expect(status).toBe(200);
  expect(logged).toEqual([expect.stringMatching(/^Previews cannot be read: .*ELOOP/)]);
});
