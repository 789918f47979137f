import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getManifest, manifestFile } from 'shared-content/artifact/manifest';
import { Generation, headBytes } from './Generation';

const pages = 300;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-generation-'));
  const policies: Record<string, string> = {};
  const write = async (name: string, text: string) => {
    policies[`${name}.html`] = `policy of ${name}`;
    await writeFile(path.join(folder, `${name}.html`), text);
    await writeFile(path.join(folder, `${name}.html.br`), `br ${text}`);
  };
  for (const name of ['index', '404', 'error']) await write(name, name);
  for (let index = 0; index < pages; index += 1)
    await write(`page-${index}`, `${index} `.padEnd(20_000, 'x'));
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policies));
  await writeFile(path.join(folder, 'versions.json'), '{}');
  await writeFile(path.join(folder, manifestFile), JSON.stringify({ files: await getManifest(folder) }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Number of pages in memory. */
const held = (generation: Generation) => generation.size / (20_000 + headBytes);

it('serves more documents than fit into its memory limit, and stays within the limit', async () => {
  const generation = await Generation.read(folder, 'abc', { memory: 1 << 20 });
  for (let index = 0; index < pages; index += 1) {
    const answer = await generation.answer(`/page-${index}`, 'br');
    expect(answer?.body.toString().slice(0, 8)).toBe(`br ${index} `.padEnd(8, 'x').slice(0, 8));
    expect(answer?.headers['Content-Security-Policy']).toBe(`policy of page-${index}`);
  }
  expect(held(generation)).toBeGreaterThan(10);
  expect(held(generation)).toBeLessThan(50);
});

it('preloads up to half of its limit, so a small site survives without its folder', async () => {
  expect(held(await Generation.read(folder, 'abc', { memory: 4 << 20 }))).toBeGreaterThan(60);
  expect(held(await Generation.read(folder, 'abc', { memory: 4 << 20 }))).toBeLessThan(110);
  expect(held(await Generation.read(folder, 'abc'))).toBeGreaterThan(pages);
});

it('serves a plain document without the requested compression, and normalises spellings of a route', async () => {
  const generation = await Generation.read(folder, 'abc');
  const plain = await generation.answer('/page-1', 'gzip');
  expect(plain?.headers['Content-Encoding']).toBeUndefined();
  expect(plain?.headers.Vary).toBe('Accept-Encoding');
  const spellings = ['/page-1/', '/page-1.html', '/page-1/index.html', '/index.html'];
  expect(spellings.map((url) => generation.getRoute(url))).toEqual(['/page-1', '/page-1', '/page-1', '/']);
  for (const url of ['/', '//', '/404/', '/404.html', '/error/', '/csp.json/', '/page-1//', '/.html'])
    expect([url, generation.getRoute(url)]).toEqual([url, undefined]);
  for (const url of ['/404', '/error', '/csp.json', '/versions.json', '/page-1.html.br'])
    expect([url, await generation.answer(url, 'br')]).toEqual([url, undefined]);
});
