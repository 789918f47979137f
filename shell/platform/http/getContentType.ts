const utf8 = (type: string) => `${type}; charset=utf-8`;
const office = 'application/vnd.openxmlformats-officedocument';

/**
 * Ending → Content-Type of every kind of file that a store may hold: builds' output, and files that companies put on
 * their sites. The types are those of IANA's registry. A release refuses any other ending.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: utf8('text/html'),
  js: utf8('text/javascript'),
  css: utf8('text/css'),
  json: utf8('application/json'),
  webmanifest: utf8('application/manifest+json'),
  xml: utf8('application/xml'),
  txt: utf8('text/plain'),
  csv: utf8('text/csv'),
  ics: utf8('text/calendar'),
  vcf: utf8('text/vcard'),
  vtt: utf8('text/vtt'),
  md: utf8('text/markdown'),
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  wasm: 'application/wasm',
  asc: 'application/pgp-keys',
  p7s: 'application/pkcs7-signature',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  pkpass: 'application/vnd.apple.pkpass',
};

/** Names without an ending that hold JSON: other programs ask for them by these very names (RFC 8615). */
export const jsonNames = ['apple-app-site-association', 'openid-configuration'] as const;

/** Content-Type of a file by its ending. A name without one is text, as `CNAME` and `.well-known/discord` are. */
export function getContentType(name: string): string {
  const file = name.replace(/^.*\//, '');
  const ending = /\.([a-z0-9]+)$/.exec(file)?.[1];
  if (ending !== undefined) return contentTypes[ending] ?? 'application/octet-stream';
  return utf8(jsonNames.some((one) => one === file) ? 'application/json' : 'text/plain');
}
