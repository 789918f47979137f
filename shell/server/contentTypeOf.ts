/** Ending → Content-Type of every kind of file that a store holds, documents aside. */
export const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
};

/** Content-Type of a file by its ending; a name without one is a document. */
export function contentTypeOf(name: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(name)?.[1];
  if (!ending) return 'text/html; charset=utf-8';
  return contentTypes[ending] ?? 'application/octet-stream';
}
