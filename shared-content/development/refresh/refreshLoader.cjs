const path = require('node:path');

/**
 * Completes a source that `react-refresh-typescript` has marked. Its components register with the page's React Fast
 * Refresh. A file that exports only components accepts its own change.
 *
 * Option `app` separates the components of two builds on one page. Option `entryPoints` lists files that federation
 * exposes. webpack does not know their users, so a change that reaches them reloads the page.
 */
module.exports = function refreshLoader(code, map) {
  const { app, entryPoints } = this.getOptions();
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  const hot = 'import.meta.webpackHot';
  // Prepended to the first line, so that line numbers do not change.
  const head = code.includes('$Refresh')
    ? `const $refresh$ = globalThis.__SITE_REFRESH__, $RefreshSig$ = () => $refresh$.signature(), $RefreshReg$ = (type, name) => $refresh$.register(type, ${JSON.stringify(`${app} ${file} `)} + name); `
    : '';
  const foot = entryPoints.includes(this.resourcePath)
    ? `\n${hot}?.decline();`
    : code.includes('$RefreshReg$')
      ? `\n$refresh$.settle(${hot}, __webpack_module__.exports, ${JSON.stringify(`${app} ${file} `)});`
      : '';
  this.callback(null, head + code + foot, map);
};
