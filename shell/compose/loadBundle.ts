import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads a published Node bundle (CommonJS). What it requires comes from `provided` first (react and the
 * kit, out of the shell's bundle, as the browser shares them), Node's own modules otherwise.
 *
 * @throws Error naming the bundle and the module that it asks for in vain
 */
export async function loadBundle<T>(
  folder: string,
  provided: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const file = path.join(folder, 'server.cjs');
  const code = await readFile(file, 'utf8');
  const module: { exports: unknown } = { exports: {} };
  const requireFor = (name: string): unknown => {
    if (name in provided) return provided[name];
    if (nodeRequire.resolve.paths(name) === null) return nodeRequire(name);
    throw new Error(`${file} requires "${name}", which the shell's bundle does not provide.`);
  };
  const wrapper = runInThisContext(`(function (exports, require, module) {${code}\n})`, {
    filename: file,
  }) as (...args: unknown[]) => void;
  wrapper(module.exports, requireFor, module);
  return module.exports as T;
}
