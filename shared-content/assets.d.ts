/** Files that webpack turns into a URL of the app that imports them (immutable, content-hashed). */
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** True under webpack-dev-server only; webpack replaces it. */
declare const __DEV__: boolean;

/** webpack's module context (`import.meta.webpackContext`), as far as content files use it. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: {
      readonly regExp: RegExp;
      readonly recursive?: boolean;
      readonly mode?: 'sync' | 'lazy';
      readonly chunkName?: string;
      readonly exports?: readonly (readonly string[])[];
    },
  ): { (key: string): unknown; keys(): string[] };
  /** Modules by the names that a pattern finds, as far as the monolith of e2e uses it. */
  glob<T>(pattern: string, options: { readonly eager: true; readonly import: 'default' }): Record<string, T>;
}
