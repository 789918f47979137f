const path = require('node:path');
const { transform } = require('@swc/core');

/**
 * Compiles a source for a dev server, so that a change of it reaches the page in place: components are known to
 * React Fast Refresh, and a file that exports nothing else takes its own change. Types are checked beside it.
 *
 * `app` keeps the components of two builds apart on one page; `doors` are files that federation hands out: who uses
 * them is not known to webpack, so what reaches them reloads the page instead of being lost.
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
        // Refresh is for development alone; `jsxDevRuntime` leads back to what a released shell has.
        react: { runtime: 'automatic', development: true, refresh: true },
      },
    },
    module: { type: 'es6' },
  }).then(({ code, map }) => {
    const hot = 'import.meta.webpackHot';
    // On the first line, so that lines stay what they are.
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
