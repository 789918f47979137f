/** A script that stands inside the document; webpack reads it as text, minified. */
declare module '*.inline.js' {
  const source: string;
  export default source;
}
