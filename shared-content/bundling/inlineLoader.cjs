const path = require('node:path');
const { build } = require('esbuild');
const { minify } = require('terser');

/** A script that stands inside each document, with what it imports, minified: its bytes are in every page. */
module.exports = async function inlineLoader() {
  const done = this.async();
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [this.resourcePath],
      bundle: true,
      write: false,
      metafile: true,
      format: 'iife',
      // Browsers that do not know our scripts' language are to know this one.
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
