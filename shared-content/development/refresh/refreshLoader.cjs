const path = require('node:path');
const { transform } = require('@swc/core');

/**
 * Compiles a source for a dev server, with changes applied in place. It registers components with React Fast Refresh, and a
 * file that exports nothing else accepts its own change. `watchTypes` checks the types separately.
 *
 * Option `app` separates the components of two builds on one page. Option `doors` lists files that federation exposes:
 * webpack does not know their users, so a change that reaches them must reload the page instead of being lost.
 */
module.exports = function refreshLoader(source, inputMap) {
  const done = this.async();
  const { app, doors } = this.getOptions();
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  transform(source, {
    filename: this.resourcePath,
    sourceMaps: this.sourceMap,
    inputSourceMap: inputMap ? JSON.stringify(inputMap) : undefined,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      target: 'es2022',
      transform: {
        verbatimModuleSyntax: true,
        // Refresh needs the development runtime; `jsxDevRuntime` maps it to the runtime of a released shell.
        react: { runtime: 'automatic', development: true, refresh: true },
      },
    },
    module: { type: 'es6' },
  }).then(({ code, map }) => {
    const hot = 'import.meta.webpackHot';
    // Prepended to the first line, so that line numbers do not change.
    const head = code.includes('$Refresh')
      ? `const $refresh$ = globalThis.__SITE_REFRESH__, $RefreshSig$ = () => $refresh$ ? $refresh$.signature() : (type) => type, $RefreshReg$ = (type, name) => $refresh$?.register(type, ${JSON.stringify(`${app} ${file} `)} + name); `
      : '';
    const foot = doors.includes(this.resourcePath)
      ? `\n${hot}?.decline();`
      : code.includes('$RefreshReg$')
        ? `\n$refresh$?.settle(${hot}, __webpack_module__.exports, ${JSON.stringify(`${app} ${file} `)});`
        : '';
    done(null, head + code + foot, map && JSON.parse(map));
  }, done);
};
