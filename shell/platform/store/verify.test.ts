import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from './SiteFolder';
import { fakeSite, publishFake, releaseFake, releaseVersions, generationsIn } from '../testing/fakeSite';
import { stateKey } from './state';
import { folderAccess } from './storeAccess';
import { verify as verifyStore } from './verify';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { versionItem } from './items';

const app = 'mfe-services' as const;
let siteFolder: SiteFolder;
let first: string;
beforeEach(async () => {
  siteFolder = await fakeSite();
  first = (await siteFolder.current()) ?? '';
});

const verify = () => withStoreLock(siteFolder.path, { wait: 0 }, () => verifyStore(folderAccess(siteFolder)));
const words = async () => (await verify()).faults.map(({ what, fix }) => `${what}. ${fix}`);

it('reports no faults in a complete store, and counts its contents', async () => {
  await releaseFake(siteFolder, { app, word: 'two' });
  const { faults, ...count } = await verify();
  expect(faults).toEqual([]);
  expect(count).toMatchObject({ generations: 2, versions: 6, generation: await siteFolder.current() });
});

it('finds a changed byte in an unused version, and names its folders', async () => {
  const version = await publishFake(siteFolder, { app, word: 'two' });
  const file = path.join(siteFolder.assets(app, version), 'page.js');
  await writeFile(file, (await readFile(file, 'utf8')).replace('two', 'TWO'));
  expect(await words()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${app} ${version} is corrupt: assets/page.js has other bytes.*Remove bundles/${app}/${version}/ and assets/${app}/${version}/`,
      ),
    ),
  ]);
});

it('keeps a corrupt version while it is live; publishing the same bytes repairs it', async () => {
  await releaseFake(siteFolder, { app, word: 'two' });
  const { [app]: version = '' } = await siteFolder.getVersions((await siteFolder.current()) ?? '');
  const file = path.join(siteFolder.assets(app, version), 'page.js');
  await writeFile(file, (await readFile(file, 'utf8')).replace('two', 'TWO'));
  expect(await words()).toEqual([
    expect.stringMatching(
      /which is live, is corrupt: .*Remove .*store-manifest\.json, then npm run release -- mfe-services adds it again/,
    ),
  ]);
  await rm(path.join(siteFolder.bundles(app, version), 'store-manifest.json'));
  await releaseFake(siteFolder, { app, word: 'two' });
  expect(await words()).toEqual([]);
  expect(await readFile(file, 'utf8')).toContain('two');
});

it('keeps a corrupt generation while it is live; composing it again repairs it', async () => {
  await truncate(path.join(siteFolder.pages(first), 'about.html'));
  const { [app]: version = '' } = await siteFolder.getVersions(first);
  expect(await words()).toEqual([
    expect.stringMatching(
      /generation \w+, which is live, is corrupt: about\.html has other bytes.*npm run rollback -- /,
    ),
  ]);
  await releaseVersions(siteFolder, { [app]: version });
  expect(await siteFolder.current()).toBe(first);
  expect(await words()).toEqual([]);
});

it('finds corrupt generations and those without their versions', async () => {
  await releaseFake(siteFolder, { app, word: 'two' });
  await rm(path.join(siteFolder.pages(first), '404.html'));
  expect(await words()).toEqual([
    expect.stringMatching(`generation ${first} is corrupt: 404.html is missing`),
  ]);
  await rm(siteFolder.pages(first), { recursive: true });
  await releaseFake(siteFolder, { app, word: 'three' });
  const live = await siteFolder.current();
  const old = (await generationsIn(siteFolder)).find((id) => id !== live) ?? '';
  const { [app]: version = '' } = await siteFolder.getVersions(old);
  for (const folder of versionItem(app, version).folders) await siteFolder.delete(folder);
  expect(await words()).toEqual([
    expect.stringMatching(
      `generation ${old} is corrupt: it pins ${app} ${version}, which is incomplete in the store`,
    ),
  ]);
});

it('names the last complete generation when the live one is missing', async () => {
  await releaseFake(siteFolder, { app, word: 'two' });
  const live = (await siteFolder.current()) ?? '';
  await rm(siteFolder.pages(live), { recursive: true });
  expect(await words()).toEqual([
    expect.stringMatching(
      `generation ${live}, which is live, is corrupt: .* is missing\\. .*--generation ${first} makes`,
    ),
  ]);
});

describe('the command line', () => {
  const run = (dir: string, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'shell/platform/release/cli.ts', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', SITE_DIR: dir },
      encoding: 'utf8',
    });

  it('verify prints one line with exit code 0, faults with code 2', async () => {
    const whole = run(siteFolder.path, 'verify');
    expect(whole.stderr).toBe('');
    expect(whole.stdout).toMatch(/^Whole: 1 generations and 5 versions in .*; live is \w+\.\n$/);
    expect(whole.status).toBe(0);
    const version = await publishFake(siteFolder, { app, word: 'two' });
    await rm(path.join(siteFolder.assets(app, version), 'page.js'));
    const corrupt = run(siteFolder.path, 'verify');
    expect(corrupt.stdout).toMatch(/^mfe-services \w+ is corrupt: assets\/page\.js is missing\. .*\n$/);
    expect(corrupt.status).toBe(2);
  });

  it.each([['release', app, '--no-build'], ['verify']])(
    '%s refuses a folder that is no store with one line, and creates none',
    (...args) => {
      const wrong = path.join(siteFolder.path, 'mistyped');
      const { status, stdout, stderr } = run(wrong, ...args);
      expect(status).toBe(1);
      expect(stdout + stderr).toMatch(/^\S+mistyped is no release store\. Is SITE_DIR right\? .*\n$/);
      expect(existsSync(wrong)).toBe(false);
    },
  );

  it('history ends silently when the reader of its output closes the pipe', async () => {
    const state = siteFolder.shown()!;
    // The output exceeds the buffer of a pipe.
    const history = Array.from({ length: 3000 }, () => state.history[0]);
    await writeFile(path.join(siteFolder.path, stateKey), JSON.stringify({ ...state, history }));
    const child = spawn(
      process.execPath,
      [
        '--import',
        './shared-content/loadTypeScript.mjs',
        'shell/platform/release/cli.ts',
        'history',
        '--most',
        '3000',
      ],
      {
        env: { ...process.env, NODE_OPTIONS: '', SITE_DIR: siteFolder.path },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += String(data)));
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = (await closed) as [number | null];
    expect(errors).toBe('');
    expect(code).toBe(0);
  });
});
