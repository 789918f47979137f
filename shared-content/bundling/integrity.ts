import webpack, { type Compiler } from 'webpack';
import { hashesGlobal } from '../artifact/version';

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
