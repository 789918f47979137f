import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { editIn } from './editIn';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const execute = promisify(execFile);

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageJson;

/** A section in its own repository: its sources and packages, and nothing else of this one. */
export interface OwnRepository {
  readonly folder: string;
  readonly edit: ReturnType<typeof editIn>;
  /** Runs one of its npm scripts to the end. Resolves to the output; rejects with the output on failure. */
  readonly npm: (...args: string[]) => Promise<string>;
  /** Starts one of its npm scripts that keeps running, in its own process group. */
  readonly start: (script: string, env: NodeJS.ProcessEnv) => ChildProcess;
  readonly remove: () => Promise<void>;
}

// Removes npm's variables: when npm runs these tests, its settings refer to this repository.
const environment = (env: NodeJS.ProcessEnv = {}) =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...env }).filter(
      ([name]) => !/^npm_|^NODE_OPTIONS$|^INIT_CWD$/i.test(name),
    ),
  );

/** Imitates an `npm install` of exact versions without a network: links packages of this repository. */
async function linkPackages(packages: string): Promise<void> {
  const from = path.join(root, 'node_modules');
  const { workspaces } = await readPackage(root);
  const own = new Set(
    await Promise.all(
      workspaces.map(
        async (place) => ((await readPackage(path.join(root, place))) as { name?: string }).name,
      ),
    ),
  );
  await mkdir(packages, { recursive: true });
  for (const entry of await readdir(from))
    if (!own.has(entry) && !/^\.(?!bin$)/.test(entry))
      await symlink(path.join(from, entry), path.join(packages, entry));
}

/**
 * Creates a section's repository in a temporary folder: its sources, `npm pack` of shared-content, and a package.json
 * with exact versions. Its path has spaces and umlauts, and git knows nothing of it.
 *
 * @param scripts scripts that differ from the README's
 */
export async function ownRepository(
  section: string,
  scripts: Readonly<Record<string, string>> = {},
): Promise<OwnRepository> {
  const folder = await mkdtemp(path.join(tmpdir(), `${section} für alle `));
  const packages = path.join(folder, 'node_modules');
  // Scripts that draw its pictures stay in the main repository.
  const leftOut = new Set(['node_modules', 'dist', 'dist-development', 'art']);
  for (const entry of await readdir(path.join(root, section)))
    if (!leftOut.has(entry))
      await cp(path.join(root, section, entry), path.join(folder, entry), { recursive: true });

  await linkPackages(packages);
  const { stdout } = await execute(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    { cwd: path.join(root, 'shared-content'), env: environment() },
  );
  const packed = path.join(folder, stdout.trim().split('\n').at(-1) ?? '');
  await mkdir(path.join(packages, 'shared-content'));
  await extract({ file: packed, cwd: path.join(packages, 'shared-content'), strip: 1 });
  await rm(packed);

  const { dependencies } = await readPackage(path.join(root, section));
  const exact = await Promise.all(
    Object.keys(dependencies).map(async (name) => [
      name,
      (await readPackage(path.join(packages, name))).version,
    ]),
  );
  const kit = 'node_modules/shared-content';
  const files: Readonly<Record<string, object>> = {
    'package.json': {
      name: section,
      private: true,
      type: 'module',
      scripts: {
        build: `tsx ${kit}/bundling/buildStale.ts`,
        dev: `tsx ${kit}/development/dev.ts`,
        artifact: `tsx ${kit}/bundling/artifactCommand.ts`,
        seal: `tsx ${kit}/bundling/sealCommand.ts`,
        new: `tsx ${kit}/scaffolding/newCommand.ts`,
        types: 'tsc --noEmit',
        ...scripts,
      },
      dependencies: Object.fromEntries(exact) as Record<string, string>,
    },
    'tsconfig.json': {
      extends: `./${kit}/tsconfig.base.json`,
      files: [`${kit}/assets.d.ts`, `${kit}/theme/emotion.d.ts`, `${kit}/testing/setupDom.ts`],
      include: ['.'],
      exclude: ['node_modules', 'dist'],
    },
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);

  return {
    folder,
    edit: editIn(folder),
    npm: async (...args) => {
      const options = { cwd: folder, env: environment(), maxBuffer: 1 << 26 };
      const ended = await execute('npm', ['run', '--silent', ...args], options).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(`npm run ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`);
        },
      );
      return ended.stdout;
    },
    start: (script, env) =>
      spawn('npm', ['run', '--silent', script], {
        cwd: folder,
        env: environment(env),
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
