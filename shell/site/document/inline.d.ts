/** A script that is written into the document. Webpack imports it as minified text. */
declare module '*.inline.js' {
  const source: string;
  export default source;
}
