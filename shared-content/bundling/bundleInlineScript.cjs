const path = require('node:path');
const { build } = require('esbuild');
const { minify } = require('terser');

/** Bundles and minifies a script that is written into each document: every page pays for its bytes. */
module.exports = async function bundleInlineScript() {
  const done = this.async();
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [this.resourcePath],
      bundle: true,
      write: false,
      metafile: true,
      format: 'iife',
      // This script must run even in browsers that are too old for the other scripts.
      target: 'es5',
      logLevel: 'silent',
    });
    for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(file));
    const { code } = await minify(outputFiles[0].text, { compress: true, mangle: true });
    done(null, code);
  } catch (error) {
    done(error);
  }
};
