import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { BuiltFile } from '../artifact/build.contract';

/** Stands in an entry's runtime for the hashes of its chunks, until every byte of them is known: a free variable. */
export const integrityPlaceholder = '___CHUNK_INTEGRITY___';

/**
 * Gives every chunk that the runtime of webpack or Rspack loads its integrity. The document pins the scripts of its own
 * first view and each section's entry; an entry carries the hashes of its own chunks, so that no document
 * grows with pages that it does not show, and what a click loads later is held to its bytes all the same.
 * Fails closed: a chunk without a hash gets an empty address, which fails like any other and can be tried
 * again; an exception here would come after webpack has noted the chunk as pending, for good. A second try
 * asks under another URL, as what was refused may be a copy in a cache. Each byte here is paid in every
 * section's entry.
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

/** Rspack has the hooks of webpack's LoadScriptRuntimeModule in a plugin (rspack.rs/plugins/webpack/runtime-plugin). */
function scriptHooks(compiler: Compiler): typeof webpack.runtime.LoadScriptRuntimeModule {
  const { rspack } = compiler as { rspack?: { RuntimePlugin: unknown } };
  return (rspack?.RuntimePlugin ?? webpack.runtime.LoadScriptRuntimeModule) as ReturnType<typeof scriptHooks>;
}

/** Puts the hashes into an entry: chunk id → integrity, as build.json has it. */
export const withChunkIntegrity = (code: string, integrity: Readonly<Record<string, string>>): string =>
  code.replaceAll(
    integrityPlaceholder,
    JSON.stringify(
      Object.fromEntries(
        Object.entries(integrity).map(([chunk, hash]) => [chunk, hash.replace('sha256-', '')]),
      ),
    ),
  );

/** The files, those at the end that carry the hashes of others: an entry's chunks must be what they are to be. */
export async function entriesLast(dist: string, files: readonly string[]): Promise<string[]> {
  const entries = new Set<string>();
  for (const file of files)
    if (file.endsWith('.js') && (await readFile(path.join(dist, file))).includes(integrityPlaceholder))
      entries.add(file);
  return [...files.filter((file) => !entries.has(file)), ...entries];
}

/** Scripts of the browser's build, each with the id of a chunk that it is of. */
export type ChunkIds = readonly (readonly [file: string, id: string | number])[];

/** Chunk id → integrity, of the chunks that are hashed already: all but the entries. */
export const integrityOfChunks = (
  chunkIds: ChunkIds,
  files: Readonly<Record<string, BuiltFile>>,
): Record<string, string> =>
  Object.fromEntries(
    chunkIds.flatMap(([name, id]) => {
      const file = files[name];
      return file && name.endsWith('.js') ? [[id, file.integrity]] : [];
    }),
  );
