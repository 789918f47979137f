import { execFileSync } from 'node:child_process';
import { gitEnvironment } from 'shared-content/artifact/getSource';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countCommitsBehind } from './statusCommands';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env: gitEnvironment(), encoding: 'utf8' }).trim();

/** Commits a file; returns the commit's hash. */
function commit(file: string, text: string, message: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git('add', '.');
  git('-c', 'user.name=Rima', '-c', 'user.email=rima@example.com', 'commit', '-qm', message);
  return git('log', '-1', '--format=%h');
}

const paths = ['mfe-services', 'shared-content'];
const company = 'shared-content/content/company.ts';

let first: string;
let second: string;
let phone: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'behind-'));
  git('init', '-qb', 'main');
  commit('mfe-services/a.ts', 'one', 'first page');
  first = commit(company, "name: 'Shapla',\nphone: '1',\n", 'the company');
  second = commit('mfe-services/a.ts', 'two', 'second page');
  commit('mfe-company/a.ts', 'one', 'a page of others');
  phone = commit(company, "name: 'Shapla',\nphone: '2',\n", 'another phone');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts the unreleased commits of an app, and names the newest', async () => {
  expect(await countCommitsBehind(folder, first, paths)).toBe(
    `2 commits of main not live yet, the newest ${phone} another phone (Rima)`,
  );
  expect(await countCommitsBehind(folder, second, paths)).toMatch(/^1 commit of main not live yet/);
  expect(await countCommitsBehind(folder, phone, paths)).toBeUndefined();
});

it('reports a commit of another repository, and nothing without a commit', async () => {
  expect(await countCommitsBehind(folder, 'abcdef1', paths)).toContain(
    'built from abcdef1, which this checkout does not have',
  );
  expect(await countCommitsBehind(tmpdir(), first, paths)).toBeUndefined();
});

it('reads the checkout’s own repository, even within a hook of another one', async () => {
  const before = process.env.GIT_DIR;
  process.env.GIT_DIR = path.join(folder, 'none');
  try {
    expect(git('rev-parse', '--is-inside-work-tree')).toBe('true');
    expect(gitEnvironment()).not.toHaveProperty('GIT_DIR');
  } finally {
    if (before === undefined) delete process.env.GIT_DIR;
    else process.env.GIT_DIR = before;
  }
});

(process.getuid?.() === 0 ? it : it.skip)(
  'reads a checkout that belongs to another user, which git refuses by itself',
  async () => {
    for (const name of [folder, path.join(folder, '.git')]) chownSync(name, 65_534, 65_534);
    expect(() => git('log', '-1')).toThrow('dubious ownership');
    expect(await countCommitsBehind(folder, first, paths)).toContain('commits of main not live yet');
  },
);
