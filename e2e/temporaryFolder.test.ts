import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { temporaryFolder } from './temporaryFolder';

let memory: string;

beforeEach(async () => {
  memory = await mkdtemp(path.join(tmpdir(), 'memory-'));
});
afterEach(() => rm(memory, { recursive: true, force: true }));

it('is in the system’s temporary folder without a memory file system', async () => {
  const folder = await temporaryFolder(path.join(memory, 'none'));
  expect(path.dirname(folder)).toBe(tmpdir());
  await rm(folder, { recursive: true });
});

it('removes folders of ended runs, and keeps those of running ones', async () => {
  const living = path.join(memory, `site-tests-${process.pid}-a`);
  // Linux assigns no process id this high.
  const dead = path.join(memory, 'site-tests-99999999-b');
  for (const folder of [living, dead]) await mkdir(path.join(folder, 'store'), { recursive: true });
  await rm(await temporaryFolder(memory), { recursive: true });
  expect(existsSync(living)).toBe(true);
  expect(existsSync(dead)).toBe(false);
});
