/** A script that is written into the document. Webpack imports it as minified text. */
declare module '*.inline.js' {
  const source: string;
  export default source;
}

/** Entry points of css-tree that load none of its data. Its own types cover only the whole package. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}
declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree';
}
