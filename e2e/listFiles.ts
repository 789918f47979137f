import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';

/** Files of this checkout, relative to its root. A copy without git has all but what .gitignore names. */
export function listFiles(): string[] {
  if (existsSync(path.join(root, '.git')))
    return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  const isOurs = (name: string) => !ignored.some((one) => one === name || one === `${name}/`);
  const below = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => isOurs(name))
      .flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        return entry.isDirectory() ? below(name) : [name];
      });
  return below('');
}
