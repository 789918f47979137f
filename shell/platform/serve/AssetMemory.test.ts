import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AssetMemory } from './AssetMemory';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-assets-'));
  await mkdir(path.join(folder, 'shell/1'), { recursive: true });
  for (let index = 0; index < 40; index += 1)
    await writeFile(path.join(folder, `shell/1/${index}.avif`), Buffer.alloc(30_000, index));
  await writeFile(path.join(folder, 'shell/1/film.mp4'), Buffer.alloc(400_000));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asked = (url: string, headers = {}) => ({ url: `/assets${url}`, headers });

it('holds no more bytes than it may, and answers what it does not hold', async () => {
  const memory = new AssetMemory(folder, 600_000);
  for (let round = 0; round < 2; round += 1)
    for (let index = 0; index < 40; index += 1) {
      const answer = await memory.answer(asked(`/shell/1/${index}.avif`));
      expect(answer?.body).toEqual(Buffer.alloc(30_000, index));
      expect(memory.size).toBeLessThanOrEqual(600_000);
    }
  expect(memory.size).toBeGreaterThan(500_000);
});

it('leaves films, parts, conditions on dates and odd spellings to the disk', async () => {
  const memory = new AssetMemory(folder, 4_000_000);
  for (const request of [
    asked('/shell/1/film.mp4'),
    asked('/shell/1/1.avif', { range: 'bytes=0-1' }),
    asked('/shell/1/1.avif', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    asked('/shell/%31/1.avif'),
    asked('//shell/1/1.avif'),
    asked('/shell/../shell/1/1.avif'),
    asked('/shell/1/none.avif'),
    asked('/shell'),
  ])
    expect([request.url, await memory.answer(request)]).toEqual([request.url, undefined]);
  expect(memory.size).toBeLessThan(40_000);
});

it('reads a file again when it has changed', async () => {
  const memory = new AssetMemory(folder);
  const file = path.join(folder, 'shell/1/changing.png');
  await writeFile(file, 'first');
  expect((await memory.answer(asked('/shell/1/changing.png')))?.body.toString()).toBe('first');
  await writeFile(file, 'second, longer');
  expect((await memory.answer(asked('/shell/1/changing.png')))?.body.toString()).toBe('second, longer');
});
