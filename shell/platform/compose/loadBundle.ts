import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

/**
 * Loads a published Node bundle (CommonJS). What it requires comes from `provided` first (react and the
 * kit, out of the shell's bundle, as the browser shares them), Node's own modules otherwise.
 *
 * @throws Error naming the bundle and the module that it asks for in vain
 */
export async function loadBundle<T>(
  folder: string,
  provided: Readonly<Record<string, unknown>> = {},
  name = 'server.cjs',
): Promise<T> {
  const file = path.join(folder, name);
  const code = await readFile(file, 'utf8');
  const module: { exports: unknown } = { exports: {} };
  const requireFor = (name: string): unknown => {
    if (name in provided) return provided[name];
    // Not createRequire: webpack would resolve it while it builds the composer.
    const builtin: unknown = process.getBuiltinModule(name);
    if (builtin) return builtin;
    throw new ReleaseError(`${file} requires "${name}", which the shell's bundle does not provide.`);
  };
  const wrapper = runInThisContext(`(function (exports, require, module) {${code}\n})`, {
    filename: file,
  }) as (...args: unknown[]) => void;
  try {
    wrapper(module.exports, requireFor, module);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'ReferenceError') throw error;
    // What only a browser has (`window`, `document`) was touched while the module was loaded.
    throw new ReleaseError(
      `${file} cannot be loaded in Node: ${message}. Use it in an effect or a handler, not where a module is imported.`,
      'refused',
      { cause: error },
    );
  }
  return module.exports as T;
}
