import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from 'api/config';
import { siteServer } from '../../serve/siteServer';
import { exportSite } from '../../hosts/exportSite';
import { serveExport } from '../../serve/serveExport';
import { fakeSettings, fakeSite, releaseFake } from '../../testing/fakeSite';
import { compareSite } from './compareSite';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

async function reached() {
  const siteFolder = await fakeSite();
  const generation = (await siteFolder.current()) ?? '';
  server = await siteServer({ siteFolder, config: readConfig({ LOG_LEVEL: 'silent' }), withApi: false });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    siteFolder,
    generation,
    origin,
    look: () => compareSite({ siteFolder, origin, timeout: 0, poll: 0 }),
  };
}

it('accepts a site whose pages, policies and scripts match the composed ones', async () => {
  const { look } = await reached();
  await look();
});

it('accepts the exported form, which carries the policy inside', async () => {
  const { siteFolder } = await reached();
  const out = await mkdtemp(path.join(tmpdir(), 'compare-export-'));
  await exportSite(siteFolder, fakeSettings, out);
  const folder = await serveExport(out, 0, '127.0.0.1');
  const { port } = folder.address() as AddressInfo;
  const look = () => compareSite({ siteFolder, origin: `http://127.0.0.1:${port}`, timeout: 0, poll: 0 });
  expect(await look()).toBeGreaterThan(5);
  const page = path.join(out, 'about.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<h1>', '<h1><!-- a CDN was here -->'));
  await expect(look()).rejects.toThrow('/about is rewritten on the way');
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'newer' });
  await expect(look()).rejects.toThrow(/\/services is old: it shows shell \w+ and its section's \w+/);
  folder.close();
  await rm(out, { recursive: true });
});

it('names pinned scripts that visitors do not get', async () => {
  const { siteFolder, generation, origin, look } = await reached();
  const versions = await siteFolder.getVersions(generation);
  await rm(siteFolder.assets('shell', versions.shell), { recursive: true });
  await expect(look()).rejects.toThrow(`${origin}/assets/shell/${versions.shell}/main.js answers 404`);
});

it('names a page with the policy of another generation', async () => {
  const { siteFolder, generation, origin, look } = await reached();
  // The server has read the policies.
  await fetch(`${origin}/about`);
  const file = path.join(siteFolder.pages(generation), 'csp.json');
  const policies = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await writeFile(file, JSON.stringify({ ...policies, 'about.html': "default-src 'none'" }));
  await expect(look()).rejects.toThrow('/about has another policy than the composed one');
});

it('names the reason for missing answers and the number of pages', async () => {
  const { look } = await reached();
  await server?.close();
  await expect(look()).rejects.toThrow(
    /does not show generation \w+: connect ECONNREFUSED.*; and \d+ more\.$/,
  );
});
