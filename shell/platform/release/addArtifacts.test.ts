import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { create } from 'tar';
import { artifactName, packArtifact } from 'shared-content/artifact/artifact';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { getFile } from 'shared-content/artifact/manifest';
import { sections } from 'shared-content/federation';
import { SiteFolder } from '../store/SiteFolder';
import { type FakeDist, fakeDist } from '../testing/fakeDist';
import { fakeSite, liveDocument } from '../testing/fakeSite';

let siteFolder: SiteFolder;
let folder: string;
let command: () => Command;

beforeAll(async () => {
  siteFolder = await fakeSite();
  process.env.SITE_DIR = siteFolder.path;
  const { releaseCommand } = await import('./commands/releaseCommand');
  command = () => {
    const program = new Command('site').exitOverride();
    releaseCommand(program);
    return program;
  };
});
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'artifacts-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => delete process.env.SITE_DIR);

/** Runs `release --from …` in this process; resolves to its output, rejects when it is refused. */
async function releaseFrom(...artifacts: string[]): Promise<string> {
  const said: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  try {
    // These test pages have no scripts, so they would never hydrate in a browser.
    await command().parseAsync(['release', '--skip-browser', '--from', ...artifacts], { from: 'user' });
  } finally {
    log.mockRestore();
  }
  return said.join('\n');
}

async function getArtifact(dist: FakeDist): Promise<{ file: string; build: AppBuild; dist: string }> {
  const from = await fakeDist(dist);
  const made = path.join(folder, dist.app);
  await cp(from, made, { recursive: true });
  await rm(from, { recursive: true });
  const file = path.join(folder, `${dist.app}.tgz`);
  return { file, build: await packArtifact(made, file), dist: made };
}

const services = (word: string) => getArtifact({ app: 'mfe-services', word });

it('releases several artifacts at once, and leaves no drafts behind', async () => {
  const [one, other] = [await services('two'), await getArtifact({ app: 'mfe-company', word: 'two' })];
  const said = await releaseFrom(one.file, other.file);
  expect(said).toMatch(
    new RegExp(`^Live: mfe-company ${other.build.version}, mfe-services ${one.build.version}`, 'm'),
  );
  expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
  expect(await readdir(path.join(siteFolder.path, 'drafts'))).toEqual([]);
  expect(await releaseFrom(one.file)).toMatch(/^Nothing changed/m);
});

it('creates the first generation of a store from artifacts with a shell', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'artifact-store-'));
  try {
    const made = await Promise.all(
      [...sections.map(({ name }) => name), 'shell'].map((app) => getArtifact({ app, word: 'one' })),
    );
    await writeFile(
      path.join(empty, 'state.json'),
      '{"number":1,"id":"first","history":[],"settings":{"siteUrl":"https://site.example.com","policy":{}}}',
    );
    const withoutShell = made.slice(0, -1).map(({ file }) => file);
    await jest.isolateModulesAsync(async () => {
      process.env.SITE_DIR = empty;
      const program = new Command('site').exitOverride();
      (await import('./commands/releaseCommand')).releaseCommand(program);
      const log = jest.spyOn(console, 'log').mockImplementation(() => {});
      const run = (files: string[]) =>
        program.parseAsync(['release', '--skip-browser', '--from', ...files], { from: 'user' });
      await expect(run(withoutShell)).rejects.toThrow(/Nothing is live in .*the first generation/);
      await run(made.map(({ file }) => file));
      log.mockRestore();
    });
    expect(await liveDocument(new SiteFolder(empty), 'about.html')).toContain('<h1>one</h1>');
  } finally {
    process.env.SITE_DIR = siteFolder.path;
    await rm(empty, { recursive: true, force: true });
  }
});

it('refuses to replace a version that went live after the build began, unless it is named', async () => {
  const live = await services('live');
  await releaseFrom(live.file);
  const { file, dist } = await services('late');
  await packArtifact(dist, file, 'x'.repeat(22));
  await expect(releaseFrom(file)).rejects.toThrow(`would be replaced. Build again`);
  expect(await releaseFrom(file, '--over', live.build.version)).toMatch(/^Live: mfe-services/m);
});

it('packs equal builds into equal bytes, whatever the time and order of their files', async () => {
  const { file, dist, build } = await services('three');
  const again = path.join(folder, 'again');
  for (const name of ['maps', 'node', 'client', 'build.json'])
    await cp(path.join(dist, name), path.join(again, name), { recursive: true });
  await packArtifact(again, `${file}-again`);
  expect((await readFile(`${file}-again`)).equals(await readFile(file))).toBe(true);
  expect(artifactName(build)).toBe(`mfe-services-${build.version}.tgz`);
});

describe('refuses with one line, and without a change of the live site, an artifact that', () => {
  const refused = async (file: string, words: RegExp) => {
    const before = await siteFolder.current();
    const versions = await siteFolder.versions('mfe-services');
    const error = await releaseFrom(file).then(
      () => new Error('it was released'),
      (cause: Error) => cause,
    );
    expect(error.message).toMatch(words);
    expect(error.message).toContain(file);
    expect(error.message).not.toContain('\n');
    expect(await siteFolder.current()).toBe(before);
    expect(await siteFolder.versions('mfe-services')).toEqual(versions);
    expect(await readdir(path.join(siteFolder.path, 'drafts'))).toEqual([]);
  };
  const packed = async (dist: string, names: string[], how: { preservePaths?: boolean } = {}) => {
    const file = path.join(folder, 'other.tgz');
    await create({ file, cwd: dist, gzip: true, noDirRecurse: true, ...how }, names);
    return file;
  };
  const all = (dist: string) =>
    readdir(dist, { recursive: true, withFileTypes: true }).then((entries) =>
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name))),
    );
  const rewrite = async (dist: string, change: (build: AppBuild) => object) => {
    const build = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as AppBuild;
    await writeFile(path.join(dist, 'build.json'), JSON.stringify({ ...build, ...change(build) }));
    return packed(dist, await all(dist));
  };

  it('does not exist', () => refused(path.join(folder, 'x.tgz'), /no artifact \(ENOENT.*npm run artifact/));
  it.each([0, 0.2, 0.6, 0.98])('is truncated at %d of its length', async (part) => {
    const { file } = await services('cut');
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * part)));
    await refused(file, /damaged or no artifact|holds no build|not what its build.json says/);
  });
  it('is not a tar archive', async () => {
    const file = path.join(folder, 'picture.tgz');
    await writeFile(file, 'GIF89a, or anything else that somebody had at hand. '.repeat(40));
    await refused(file, /damaged or no artifact .*Copy it again, or make it again with npm run artifact/);
  });
  it('has another build format', async () => {
    const { dist } = await services('format');
    await refused(
      await rewrite(dist, () => ({ format: 3 })),
      /was built in format 3; this checkout releases format \d+\. Make the artifact again/,
    );
  });
  it('has a changed byte', async () => {
    const { dist } = await services('byte');
    await writeFile(path.join(dist, 'client/page.js'), '/* bytE  */');
    await refused(await packed(dist, await all(dist)), /not what its build.json says: client\/page.js has/);
  });
  it('has a changed byte and matching hashes in its build.json', async () => {
    const { dist, file } = await services('forged');
    await releaseFrom(file);
    await writeFile(path.join(dist, 'client/page.js'), 'alert(1)');
    const forged = await rewrite(dist, ({ files }) => ({
      files: { ...files, 'page.js': getFile('alert(1)') },
    }));
    await refused(forged, /its bytes have the version \w{22}\. Make it again/);
  });
  it('lacks a file', async () => {
    const { dist } = await services('lack');
    const names = (await all(dist)).filter((name) => name !== 'client/page.js');
    await refused(await packed(dist, names), /client\/page.js is missing/);
  });
  it('has an entry outside of its folder', async () => {
    const { dist } = await services('out');
    await writeFile(path.join(folder, 'x'), 'evil');
    const file = await packed(dist, ['build.json', '../x'], { preservePaths: true });
    await refused(file, /not what its build.json says: client\/\S+ is missing/);
    expect(await readdir(folder)).toContain('x');
  });
  it('has a symbolic link in place of a file', async () => {
    const { dist } = await services('link');
    await rm(path.join(dist, 'client/page.js'));
    await symlink('/etc/passwd', path.join(dist, 'client/page.js'));
    await refused(await packed(dist, [...(await all(dist)), 'client/page.js']), /client\/page.js is missing/);
  });
  it('names files outside of its folder in build.json', async () => {
    const { dist } = await services('names');
    const file = await rewrite(dist, ({ files }) => ({ files: { ...files, '../../../x': getFile('evil') } }));
    await refused(file, /cannot be used: files\.\.\.\/\.\.\/\.\.\/x has another form/);
  });
  it('names an app outside of its folder', async () => {
    const { dist } = await services('app');
    await refused(await rewrite(dist, () => ({ app: '../x' })), /cannot be used: app has another form/);
  });
});
