import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outcomeOfJest, outcomeOfPlaywright } from './reports';

/** A folder inside the repository, where runners find their packages. */
let folder: string;
beforeEach(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.join(process.cwd(), '.cache/reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a runner to the end, whatever its exit code. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<void>((resolve) => {
    execFile('npx', args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } }, () =>
      resolve(),
    );
  });

const report = async () => JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8')) as unknown;

it('names the failed tests of a Jest run, including a file that does not load', async () => {
  await writeFile(path.join(folder, 'jest.config.cjs'), 'module.exports = { transform: {} };');
  await writeFile(
    path.join(folder, 'sums.test.js'),
    `it('adds', () => expect(1 + 1).toBe(2));
     describe('a sum', () => { it('is wrong', () => expect(1 + 1).toBe(3)); it.skip('is left', () => {}); });`,
  );
  await writeFile(path.join(folder, 'broken.test.js'), `throw new Error('no such thing');`);
  await run(['jest', '--rootDir', folder, '--json', '--outputFile=report.json']);
  const { failures, ...counts } = outcomeOfJest(await report());
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  const [broken, wrong] = [...failures].sort();
  expect(broken).toMatch(/broken\.test\.js › the whole file[^]*no such thing/);
  expect(wrong).toMatch(/sums\.test\.js › a sum is wrong[^]*Expected: 3[^]*Received: 2/);
});

it('names the failed tests of a Playwright run, with their project', async () => {
  await writeFile(
    path.join(folder, 'playwright.config.js'),
    `export default {
       projects: [{ name: 'one' }],
       reporter: [['json', { outputFile: 'report.json' }]],
     };`,
  );
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    path.join(folder, 'sums.spec.js'),
    `import { expect, test } from '@playwright/test';
     test('adds', () => expect(1 + 1).toBe(2));
     test.describe('a sum', () => { test('is wrong', () => expect(1 + 1).toBe(3)); test.skip('is left', () => {}); });`,
  );
  await run(['playwright', 'test'], { JEST_WORKER_ID: undefined });
  const { failures, ...counts } = outcomeOfPlaywright(await report());
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/sums\.spec\.js › is wrong \[one\][^]*Expected: 3[^]*Received: 2/);
});
