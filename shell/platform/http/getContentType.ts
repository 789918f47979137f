import { contentType } from 'mime-types';

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** Endings of every kind of file that a store may hold: builds' output, and files that companies put on their sites. */
const endings =
  'html js css json webmanifest xml txt csv ics vcf vtt md svg avif webp png jpg jpeg gif ico webm mp4 mov mp3 m4a ogg woff woff2 ttf otf pdf rtf zip epub wasm asc p7s doc xls ppt docx xlsx pptx odt ods odp pkpass';

/** Ending → Content-Type, as IANA's registry names it. A release refuses any other ending. */
export const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(endings.split(' ').map((ending) => [ending, contentType(ending) || ''])),
  // The package has vCard's older name, and no charset for XML.
  vcf: utf8('text/vcard'),
  xml: utf8('application/xml'),
};

/** Names without an ending that hold JSON: other programs ask for them by these very names (RFC 8615). */
export const jsonNames = ['apple-app-site-association', 'openid-configuration'] as const;

/** Whether a file has an ending that hosts serve, or none. */
export const hasKnownEnding = (name: string): boolean => {
  const ending = /\.([^./]+)$/.exec(name)?.[1];
  return ending === undefined || Object.hasOwn(contentTypes, ending);
};

/** Content-Type of a file by its ending. A name without one is text, as `CNAME` and `.well-known/discord` are. */
export function getContentType(name: string): string {
  const file = name.replace(/^.*\//, '');
  const ending = /\.([a-z0-9]+)$/.exec(file)?.[1];
  if (ending !== undefined) return contentTypes[ending] ?? 'application/octet-stream';
  return utf8(jsonNames.some((one) => one === file) ? 'application/json' : 'text/plain');
}
