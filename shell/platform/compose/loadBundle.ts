import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

/**
 * Loads a published Node bundle (CommonJS). Its requires are answered from `provided` first (React and the kit of the
 * shell's bundle, shared as in the browser), then by Node's own modules.
 *
 * @throws Error naming the bundle and the module that cannot be found
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
    // createRequire is no choice: webpack would resolve it while it builds the composer.
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
    // The module used a browser's global (`window`, `document`) while it was loaded.
    throw new ReleaseError(
      `${file} cannot be loaded in Node: ${message}. Use it in an effect or a handler, not where a module is imported.`,
      'refused',
      { cause: error },
    );
  }
  return module.exports as T;
}
