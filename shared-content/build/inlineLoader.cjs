const { minify } = require('terser');

/** Minifies a script that stands inside each document: its bytes are in every page. */
module.exports = async function inlineLoader(source) {
  const done = this.async();
  try {
    const { code } = await minify(source, { compress: true, mangle: true });
    done(null, code);
  } catch (error) {
    done(error);
  }
};
