import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { editIn } from './editIn';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Hidden files that its tests and tools read. */
const settings = new Set(['.env.example', '.prettierrc.json', '.prettierignore']);
const leftOut = new Set(['node_modules', 'dist', 'dist-development', 'test-results', 'bench']);

/** A separate checkout, as a section's team has it, with edits that this one lacks. */
export interface AnotherCheckout {
  readonly folder: string;
  readonly edit: ReturnType<typeof editIn>;
  /** Runs one of its scripts to the end. Resolves to the output; rejects with the output on failure. */
  readonly run: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  /** Starts one of its scripts that keeps running, until `remove`. */
  readonly start: (args: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess;
  /** Ends what it started, which still writes to its caches, and removes it. */
  readonly remove: () => Promise<void>;
}

/**
 * Copies the sources to `.cache/<name> für alle`, inside the repository so that they find its packages. A path may have
 * spaces and umlauts.
 */
export async function anotherCheckout(name: string): Promise<AnotherCheckout> {
  const folder = path.join(root, '.cache', `${name} für alle`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const list = await promisify(execFile)('ls', ['-A', root]);
  const entries = list.stdout.trim().split('\n');
  for (const entry of entries)
    if ((!entry.startsWith('.') || settings.has(entry)) && !leftOut.has(entry))
      await cp(path.join(root, entry), path.join(folder, entry), {
        recursive: true,
        filter: (from) => !leftOut.has(path.basename(from)),
      });
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  // Packages that a workspace has in a version of its own.
  for (const place of workspaces) {
    const packages = path.join(root, place, 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(folder, place, 'node_modules'));
  }
  // A link for each package, with this checkout's workspaces in place of the other's.
  const packages = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    const target = await realpath(path.join(packages, name));
    const workspace = workspaces.find((place) => target === path.join(root, place));
    await symlink(workspace ? path.join(folder, workspace) : target, path.join(folder, 'node_modules', name));
  }

  const started: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];
  const script = (args: readonly string[]) => ['--import', 'tsx', ...args];
  const environment = (env: NodeJS.ProcessEnv) => ({ ...process.env, NODE_OPTIONS: '', ...env });
  return {
    folder,
    edit: editIn(folder),
    run: async (args, env = {}) => {
      const options = { cwd: folder, env: environment(env), maxBuffer: 1 << 26 };
      const { stdout } = await promisify(execFile)(process.execPath, script(args), options);
      return stdout;
    },
    start: (args, env = {}) => {
      const child = spawn(process.execPath, script(args), {
        cwd: folder,
        env: environment(env),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.push({ child, ended: once(child, 'exit') });
      return child;
    },
    remove: async () => {
      for (const { child } of started) child.kill();
      await Promise.all(started.map(({ ended }) => ended));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Text that marks another checkout's sections, and the page of each section that shows it. */
export const secondEdition = 'Second edition.';
export const editedPages = {
  'mfe-services': { file: 'mfe-services/content/servicesOverview.ts', path: '/services' },
  'mfe-portfolio': { file: 'mfe-portfolio/content/projectsPage.ts', path: '/projects' },
  'mfe-company': { file: 'mfe-company/content/about.ts', path: '/about' },
  'mfe-contact': { file: 'mfe-contact/content/contactIntro.ts', path: '/contact' },
} as const;

/** Puts the second edition's text at the start of a page's first lead. */
export const toSecondEdition = (text: string): string =>
  text.replace(/lead: (?:sentences\(\s*)?['`]/, (begin) => `${begin}${secondEdition} `);
