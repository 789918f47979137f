import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../federation';
import { exists, filesBelow } from './durable';
import { assetOrigin, buildMode, getFolder, sharedFolder, root } from './paths';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data);

// An app's own `art/` contains scripts that draw its pictures, so it is no input; a component's `art/` is page code.
const noInput =
  /(^|\/)(node_modules|dist|dist-development)\/|^art\/|^(development|scaffolding)\/|^(artifact|bundling)\/(artifact|artifactCommand|readForeignBuild|sealCommand|lockFiles|withStoreLock|getSource)\.ts$|(^|\/)testing\/|\.test\.tsx?$|\.md$/;

/** shared-content, relative to the root. */
const sharedHere = path.relative(root, sharedFolder).replaceAll('\\', '/');

/** Folders of the repository that an app is built from. The composer is released with the shell. */
const builtFolders = (app: AppName): readonly string[] => [
  getFolder(app),
  sharedHere,
  ...(app === 'shell' ? ['compose', 'http', 'store'].map((room) => `shell/platform/${room}`) : []),
];
const builtFiles = (app: AppName): readonly string[] => [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  ...(app === 'shell' ? ['shell/platform/package.json'] : []),
];

/** Paths of the repository that an app is built from: all files of `inputFiles` are below them. */
export const builtFrom = (app: AppName): readonly string[] => [...builtFolders(app), ...builtFiles(app)];

/** Source files below a folder that may be a whole repository: without packages, builds and dot folders. */
async function listSources(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) found.push(entry.name);
    else if (entry.isDirectory() && !/^(\..*|node_modules|dist|dist-development)$/.test(entry.name))
      found.push(...(await filesBelow(path.join(folder, entry.name))).map((file) => `${entry.name}/${file}`));
  }
  return found;
}

/**
 * Files that an app's build depends on, relative to the repository: its own sources, shared-content, build configurations
 * and contract, the lockfile. Tests and scripts that draw artwork are left out.
 *
 * @param from root of the checkout
 */
export async function inputFiles(app: AppName, from = root): Promise<string[]> {
  const files = new Set<string>();
  for (const folder of builtFolders(app))
    for (const file of await listSources(path.join(from, folder)))
      if (!noInput.test(file)) files.add(path.posix.join(folder, file));
  for (const file of builtFiles(app)) if (await exists(path.join(from, file))) files.add(file);
  return [...files].sort();
}

/** Hash of files of a checkout: names and bytes. */
async function hashFiles(files: readonly string[], from = root, begin = ''): Promise<string> {
  const hash = sha256(begin);
  for (const file of files)
    hash.update(`${file}\0`).update(sha256(await readFile(path.join(from, file))).digest());
  return hash.digest('hex');
}

/** Hash of all files that an app's build reads, and of the environment variables that change it. */
export const getInputs = async (app: AppName, from = root): Promise<string> =>
  hashFiles(await inputFiles(app, from), from, `${buildMode} ${assetOrigin(app)}`);
