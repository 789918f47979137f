import { brotliCompressSync } from 'node:zlib';
import type { Weight } from './weights';

const size = (text: string) => brotliCompressSync(text).length;

/** Parts of a document that are weighed separately; the rest is the markup of its elements. */
const kinds: Readonly<Record<string, RegExp>> = {
  pins: /<script type="application\/json"[\s\S]*?<\/script>/g,
  'structured data': /<script type="application\/ld\+json"[\s\S]*?<\/script>/g,
  'inline script': /<script>[\s\S]*?<\/script>/g,
  styles: /<style[\s\S]*?<\/style>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  pictures: /<(?:source|img|video)\b[^>]*>/g,
  'meta and links': /<(?:meta|link)\b[^>]*>/g,
  words: /(?<=>)[^<>]+(?=<)/g,
};

/**
 * Weighs a document's parts (brotli). The weight of a part is what the document would save without it, because
 * similar parts compress together. The rest is `markup`.
 */
export function documentParts(html: string): Weight[] {
  let rest = html;
  let left = size(html);
  const parts: Weight[] = [];
  for (const [name, pattern] of Object.entries(kinds)) {
    rest = rest.replace(pattern, '');
    const now = size(rest);
    parts.push({ name, bytes: left - now });
    left = now;
  }
  return [...parts, { name: 'markup', bytes: left }];
}
