import webpack, { type Compiler } from 'webpack';

/**
 * Gives every chunk that webpack's own runtime loads the integrity that the document pins for it. The
 * federation runtime's `createScript` hook covers remote entries only; chunks come through webpack.
 * Fails closed: with pins on the page, a chunk that they do not name is not loaded. It gets an empty address,
 * which fails like any other and can be tried again: an exception here would come after webpack has noted the
 * chunk as pending, for good. A second try asks under another URL: what was refused may be a copy in a cache;
 * that there was a first one is noted among the pins. Each byte here is paid in every section's entry.
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
          '  var again = url + "?";',
          '  script.src = pinned[url] ? (pinned[again] ? again + Date.now() : url) : "";',
          '  pinned[again] = 1;',
          '  script.integrity = pinned[url];',
          '  script.crossOrigin = "anonymous";',
          '}',
        ].join('\n'),
      );
    });
  }
}
