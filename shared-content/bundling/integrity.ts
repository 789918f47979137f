import webpack, { type Compiler } from 'webpack';

/** Name of the global variable with the hashes of an entry's chunks. Sealing writes it into the entry's last line. */
export const hashesGlobal = (chunkGlobal: string): string => `i${chunkGlobal}`;

/**
 * Gives integrity to every chunk that the runtime of webpack or Rspack loads. A document pins only the scripts of its first
 * view and the sections' entries. An entry carries the hashes of its own chunks. So documents do not grow with other
 * pages, and scripts after a click are checked too.
 *
 * It fails closed: a chunk without a hash gets an empty address, which fails like any other and can be retried. An
 * exception would leave the chunk pending in webpack for good. A second try uses another URL, as a cache may hold the
 * refused bytes. Every section's entry pays for each byte here.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    const hashes = `self.${hashesGlobal(compiler.options.output.chunkLoadingGlobal ?? '')}`;
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = scriptHooks(compiler).getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          `var known = ${hashes};`,
          'script.src = known[chunkId] ? (known[url] ? url + "?" + Date.now() : url) : "";',
          'known[url] = 1;',
          'script.integrity = "sha256-" + known[chunkId];',
          'script.crossOrigin = "anonymous";',
        ].join('\n'),
      );
    });
  }
}

/** The hooks of webpack's LoadScriptRuntimeModule. Rspack has them in a plugin (rspack.rs/plugins/webpack/runtime-plugin). */
function scriptHooks(compiler: Compiler): typeof webpack.runtime.LoadScriptRuntimeModule {
  const { rspack } = compiler as { rspack?: { RuntimePlugin: unknown } };
  return (rspack?.RuntimePlugin ?? webpack.runtime.LoadScriptRuntimeModule) as ReturnType<typeof scriptHooks>;
}

/**
 * An entry with the hashes of its chunks in a line after it, so that its source map stays right.
 *
 * @param integrity chunk id → integrity, in the form of build.json
 */
export function withHashes(
  code: string,
  chunkGlobal: string,
  integrity: Readonly<Record<string, string>>,
): string {
  const hashes = Object.entries(integrity).map(([chunk, hash]) => [chunk, hash.replace('sha256-', '')]);
  return `${code}\nself.${hashesGlobal(chunkGlobal)}=${JSON.stringify(Object.fromEntries(hashes))};\n`;
}

/** The ids of the chunks in a script, as webpack and Rspack write them at its start: `.push([["projects"],{…`. */
export function getChunkIds(code: string): string[] {
  const [, ids] = /^.{0,300}?\.push\(\[\[([^\]]+)\]/s.exec(code) ?? [];
  return ids === undefined ? [] : ids.split(',').map((id) => id.replaceAll(/["'`\s]/g, ''));
}
