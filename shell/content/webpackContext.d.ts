/** webpack's module context, as far as content files use it. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): { (key: string): unknown; keys(): string[] };
}
