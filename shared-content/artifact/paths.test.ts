import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apps } from '../federation';
import { appsHere, getFolder, root } from './paths';

let repository: string;
beforeEach(async () => {
  repository = await realpath(await mkdtemp(path.join(tmpdir(), 'own-repository-')));
  const packages = path.join(repository, 'node_modules');
  await mkdir(path.join(packages, 'shared-content/artifact'), { recursive: true });
  await mkdir(path.join(repository, 'content'));
  for (const file of ['artifact/paths.ts', 'federation', 'package.json'])
    await cp(path.join(root, 'shared-content', file), path.join(packages, 'shared-content', file), {
      recursive: true,
    });
  for (const name of ['tsx', 'typescript'])
    await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
});
afterEach(() => rm(repository, { recursive: true, force: true }));

/** What `paths` says in a repository of that name. */
async function pathsIn(name: string, expression: string): Promise<unknown> {
  await writeFile(path.join(repository, 'package.json'), JSON.stringify({ name, type: 'module' }));
  const file = path.join(repository, 'content/look.ts');
  await writeFile(
    file,
    `import { appsHere, getDistFolder, getFolder, root } from 'shared-content/artifact/paths';
console.log(JSON.stringify(${expression}));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], {
    cwd: repository,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as unknown;
}

it('in this repository every app has a folder below the root', () => {
  expect(appsHere()).toEqual(apps);
  expect(apps.map(({ name }) => getFolder(name))).toEqual(
    expect.arrayContaining(['shell/site', 'mfe-contact']),
  );
});

it('in a section’s own repository the section is the root, from any folder', async () => {
  const said = await pathsIn(
    'mfe-portfolio',
    "[root, getFolder('mfe-portfolio'), getDistFolder('mfe-portfolio'), appsHere().length]",
  );
  expect(said).toEqual([repository, '.', path.join(repository, 'dist'), 1]);
});

it('in a section’s own repository another app is refused, with the repository’s name', async () => {
  await expect(pathsIn('mfe-portfolio', "getFolder('mfe-services')")).rejects.toThrow(
    /The sources of mfe-services are not here: .* is the repository of "mfe-portfolio"/,
  );
});
