import { getMedia } from '../testing/fakeDist';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from 'shared-content/federation';
import { filesBelow } from 'shared-content/artifact/durable';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy';
import { getHashSource } from '../http/securityHeaders';
import type { SiteFolder } from '../store/SiteFolder';
import { liveDocument, liveFile, fakeSite, releaseFake } from '../testing/fakeSite';
import { exportSite, withPolicy } from './exportSite';
import { publicFiles } from './testing/publicFiles';

const settings = { siteUrl: 'https://site.example.com', policy: {}, hsts: 'max-age=31536000' };
let siteFolder: SiteFolder;
let out: string;
const read = (name: string) => readFile(path.join(out, name), 'utf8');

beforeAll(async () => {
  siteFolder = await fakeSite();
});
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'site-export-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));
afterAll(() => rm(siteFolder.path, { recursive: true, force: true }));

describe('exportSite', () => {
  it('writes documents and assets of the pinned versions, without the store’s own files', async () => {
    const versions = await siteFolder.getVersions((await siteFolder.current()) ?? '');
    const { files } = await exportSite(siteFolder, settings, out);
    const names = (await filesBelow(out)).filter((name) => name !== '.export.json');
    expect(names).toHaveLength(files);
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'services.html',
        '404.html',
        'sitemap.xml',
        'robots.txt',
        'og/index.png',
        'mfe-company/mf-manifest.json',
        '_headers',
        '_redirects',
        `assets/shell/${versions.shell}/main.js`,
        `assets/mfe-services/${versions['mfe-services']}/page.js`,
        `assets/mfe-services/${getMedia('lily')}`,
      ]),
    );
    for (const name of names)
      expect(name).not.toMatch(/\.(br|gz|map)$|csp\.json|versions\.json|(?:^|\/)manifest\.json|server\.cjs/);
  });

  it('stays within the limits of Cloudflare Pages and Netlify for any number of pages', async () => {
    await exportSite(siteFolder, settings, out);
    const headers = (await read('_headers')).split('\n');
    expect(headers.filter((line) => line.startsWith('/'))).toEqual([
      '/*',
      ...sections.map(({ name }) => `/${name}/mf-manifest.json`),
      '/assets/*',
    ]);
    for (const line of headers) expect(line.length).toBeLessThan(2_000);
    expect(headers).toContain('  Strict-Transport-Security: max-age=31536000');
    expect(headers).toContain("  Content-Security-Policy: frame-ancestors 'none'");
    // A path that matches two rules gets both; all paths match the first. A header in both would be sent twice.
    const [everywhere = [], ...others] = (await read('_headers'))
      .trim()
      .split('\n\n')
      .map((rule) => [...rule.matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name));
    for (const names of [everywhere, ...others]) expect(names).toEqual([...new Set(names)]);
    const twice = others.flat().filter((name) => everywhere.includes(name));
    expect(twice.filter((name) => name !== 'Content-Security-Policy')).toEqual([]);
    const redirects = (await read('_redirects')).trim().split('\n');
    expect(redirects).toContain('/services.html /services 301!');
    expect(redirects.length).toBeLessThan(2_000);
  });

  it('writes a company’s own files, and a content type for names without an extension', async () => {
    const own = await fakeSite();
    await releaseFake(own, { app: 'shell', word: 'one', public: publicFiles });
    await exportSite(own, settings, out);
    for (const [name, text] of Object.entries(publicFiles))
      expect([name, await read(name)]).toEqual([name, text]);
    const headers = await read('_headers');
    expect(headers).toContain(
      '/.well-known/apple-app-site-association\n  Content-Type: application/json; charset=utf-8\n',
    );
    // Partners and webmail show share cards; frame-ancestors of the documents forbids all framing.
    expect(headers).not.toContain('Cross-Origin-Resource-Policy: same-origin');
    await rm(own.path, { recursive: true, force: true });
  });

  it('writes redirects of moved pages for each of these hosts', async () => {
    const moves = { '/services/was': '/services' };
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'moved', redirects: moves });
    await exportSite(siteFolder, settings, out);
    expect((await read('_redirects')).split('\n').slice(0, 2)).toEqual([
      '/services/was /services 301!',
      '/services/was /services 301',
    ]);
    const moved = await read('services/was.html');
    expect(moved).toContain('<meta http-equiv="refresh" content="0;url=/services">');
    expect(moved).toContain('<link rel="canonical" href="https://site.example.com/services">');
    expect(await readdir(out)).toEqual(expect.not.arrayContaining(['redirects.json', 'settings.json']));
  });

  it('puts each policy into its document before all that the policy governs', async () => {
    await exportSite(siteFolder, settings, out);
    const policies = JSON.parse(await liveDocument(siteFolder, 'csp.json')) as Record<string, string>;
    for (const file of ['index.html', 'services.html', '404.html']) {
      const [, policy] =
        /^<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
          await read(file),
        ) ?? [];
      expect(`${policy}; frame-ancestors 'none'`).toBe(policies[file]);
    }
  });

  it('keeps what an earlier export had for a day, as open tabs may need it', async () => {
    const own = await fakeSite();
    await exportSite(own, settings, out);
    const { 'mfe-services': version } = await own.getVersions((await own.current()) ?? '');
    const script = path.join(out, `assets/mfe-services/${version}/page.js`);
    await releaseFake(own, { app: 'mfe-services', word: 'newer' });
    await exportSite(own, settings, out);
    expect(existsSync(script)).toBe(true);
    expect(await read('services.html')).toContain('newer');
    const clock = jest.spyOn(Date.prototype, 'getTime').mockReturnValue(Date.now() + 90_000_000);
    await exportSite(own, settings, out).finally(() => clock.mockRestore());
    expect(existsSync(script)).toBe(false);
    expect(await read('services.html')).toContain('newer');
    await rm(own.path, { recursive: true, force: true });
  });

  it('writes a preview with closed forms, without telemetry and for no search engine', async () => {
    await exportSite(siteFolder, settings, out, { isPreview: true });
    const html = await read('services.html');
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    const policy = /content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const text of [/<style>([^<]*)</, /<script>([^<]*)</].map((form) => form.exec(html)?.[1] ?? ''))
      expect(policy).toContain(getHashSource(text));
    expect(policy).toContain("form-action 'none'");
    expect(await read('_headers')).toContain('X-Robots-Tag: noindex');
  });

  it('refuses a non-empty folder, and leaves its files', async () => {
    await writeFile(path.join(out, 'thesis.txt'), 'years of work');
    await expect(exportSite(siteFolder, settings, out)).rejects.toThrow(/is not empty/);
    expect(await readdir(out)).toEqual(['thesis.txt']);
  });

  it('refuses an incomplete generation, and writes nothing', async () => {
    const corrupt = await fakeSite();
    await rm(liveFile(corrupt, 'services.html'));
    await expect(exportSite(corrupt, settings, out)).rejects.toThrow(/services\.html is missing/);
    expect(await readdir(out)).toEqual([]);
    await rm(corrupt.path, { recursive: true, force: true });
  });
});

describe('withPolicy', () => {
  it('keeps the hashes of the policy valid', () => {
    const html = '<head><meta charset="utf-8"><style>a{}</style></head><script>b()</script>';
    const policy = contentSecurityPolicy(html);
    expect(contentSecurityPolicy(withPolicy(html, policy))).toBe(policy);
    expect(withPolicy(html, policy)).toMatch(/^<head><meta charset="utf-8"><meta http-equiv=/);
  });
});
