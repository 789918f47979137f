import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { AppName } from '../federation';
import { getFolder, root } from '../artifact/paths';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/**
 * Checks types during development, in a process of its own with lower priority: the dev server never waits for it. It
 * reports each error with file and line, and their number.
 *
 * @param app app to check; without one the whole repository
 * @param say called with each line
 */
export function watchTypes(app: AppName | undefined, say: (line: string) => void): void {
  const project = path.join(root, app ? getFolder(app) : '.', 'tsconfig.json');
  if (!existsSync(project)) return say(`Types are not checked: there is no ${project}.`);
  const memory = path.join(root, `.cache/types/${app ?? 'all'}.tsbuildinfo`);
  const options = '--noEmit --watch --preserveWatchOutput --pretty false --incremental'.split(' ');
  const args = [compiler, '--project', project, ...options, '--tsBuildInfoFile', memory];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => void child.kill());
  if (child.pid !== undefined) setPriority(child.pid, 10);
  createInterface(child.stdout).on('line', (line) => {
    // Skip tsc's messages about starting. It says itself how many errors it has found.
    if (line.trim() !== '' && !/ - (?:Starting|File change)/.test(line)) say(line);
  });
}
