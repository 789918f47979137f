import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Placeholder, a free variable, in an entry's runtime for the hashes of its chunks, until all their bytes are known. */
export const integrityPlaceholder = '___CHUNK_INTEGRITY___';

/**
 * Gives integrity to every chunk that the runtime of webpack or Rspack loads. A document pins only the scripts of its first
 * view and the sections' entries. An entry carries the hashes of its own chunks, so that documents do not grow with other
 * pages, and scripts after a click are checked all the same.
 *
 * It fails closed: a chunk without a hash gets an empty address, which fails like any other and can be retried. An
 * exception would leave the chunk pending in webpack for good. A second try uses another URL, as a cache may hold the
 * refused bytes. Every section's entry pays for each byte here.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = scriptHooks(compiler).getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          `var known = ${hashes} || (${hashes} = ${integrityPlaceholder});`,
          'script.src = known[chunkId] ? (known[url] ? url + "?" + Date.now() : url) : "";',
          'known[url] = 1;',
          'script.integrity = "sha256-" + known[chunkId];',
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }
}

const hashes = '__webpack_require__.sri';

/** The hooks of webpack's LoadScriptRuntimeModule. Rspack has them in a plugin (rspack.rs/plugins/webpack/runtime-plugin). */
function scriptHooks(compiler: Compiler): typeof webpack.runtime.LoadScriptRuntimeModule {
  const { rspack } = compiler as { rspack?: { RuntimePlugin: unknown } };
  return (rspack?.RuntimePlugin ?? webpack.runtime.LoadScriptRuntimeModule) as ReturnType<typeof scriptHooks>;
}

/** Inserts the hashes into an entry's code: chunk id → integrity, in the form of build.json. */
export const withChunkIntegrity = (code: string, integrity: Readonly<Record<string, string>>): string =>
  code.replaceAll(
    integrityPlaceholder,
    JSON.stringify(
      Object.fromEntries(
        Object.entries(integrity).map(([chunk, hash]) => [chunk, hash.replace('sha256-', '')]),
      ),
    ),
  );

/** Sorts entries, which carry the hashes of other files, to the end: their chunks must be final first. */
export async function entriesLast(dist: string, files: readonly string[]): Promise<string[]> {
  const entries = new Set<string>();
  for (const file of files)
    if (file.endsWith('.js') && (await readFile(path.join(dist, file))).includes(integrityPlaceholder))
      entries.add(file);
  return [...files.filter((file) => !entries.has(file)), ...entries];
}

/** The ids of the chunks in a script, as webpack and Rspack write them at its start: `.push([["projects"],{…`. */
export function getChunkIds(code: string): string[] {
  const [, ids] = /^.{0,300}?\.push\(\[\[([^\]]+)\]/s.exec(code) ?? [];
  return ids === undefined ? [] : ids.split(',').map((id) => id.replaceAll(/["'`\s]/g, ''));
}
