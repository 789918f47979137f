import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getManifest, manifestFile } from 'shared-content/artifact/manifest';
import { Generation } from './Generation';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-generation-'));
  const policies: Record<string, string> = {};
  const write = async (name: string, text: string) => {
    policies[`${name}.html`] = `policy of ${name}`;
    await writeFile(path.join(folder, `${name}.html`), text);
    await writeFile(path.join(folder, `${name}.html.br`), `br ${text}`);
  };
  for (const name of ['index', '404']) await write(name, name);
  await write('page-1', 'one');
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policies));
  await writeFile(path.join(folder, 'versions.json'), '{}');
  await writeFile(path.join(folder, manifestFile), JSON.stringify({ files: await getManifest(folder) }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('serves a plain document without the requested compression, and normalises spellings of a route', async () => {
  const generation = await Generation.read(folder, 'abc');
  const plain = await generation.answer('/page-1', 'gzip');
  expect(plain?.headers['Content-Encoding']).toBeUndefined();
  expect(plain?.headers.Vary).toBe('Accept-Encoding');
  const spellings = ['/page-1/', '/page-1.html', '/page-1/index.html', '/index.html'];
  expect(spellings.map((url) => generation.getRedirect(url)?.to)).toEqual([
    '/page-1',
    '/page-1',
    '/page-1',
    '/',
  ]);
  for (const url of ['/', '//', '/404/', '/404.html', '/csp.json/', '/page-1//', '/.html'])
    expect([url, generation.getRedirect(url)?.to]).toEqual([url, undefined]);
  for (const url of ['/404', '/csp.json', '/versions.json', '/page-1.html.br'])
    expect([url, await generation.answer(url, 'br')]).toEqual([url, undefined]);
});
