import webpack, { type Compiler } from 'webpack';

/**
 * Gives every chunk that webpack's own runtime loads the integrity that the document pins for it. The
 * federation runtime's `createScript` hook covers remote entries only; chunks come through webpack.
 * Fails closed: with pins on the page, a chunk that they do not name is not loaded.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          'var pinned = globalThis.__SITE_INTEGRITY__;',
          'if (pinned) {',
          '  if (!pinned[url]) throw new Error(url + " is not pinned by this page");',
          '  script.integrity = pinned[url];',
          '  script.crossOrigin = "anonymous";',
          '}',
        ].join('\n'),
      );
    });
  }
}
