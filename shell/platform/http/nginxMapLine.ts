/**
 * Bytes of the longest key that nginx puts into a bucket of 64 bytes, which is its default. A longer one would need
 * map_hash_bucket_size, which may be said once for all sites of an nginx.
 */
const longestKey = 46;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of a `map`: hashed where nginx's default has room for the key, else a pattern that matches it alone. */
export const mapLine = (key: string, value: string): string =>
  `"${Buffer.byteLength(key) <= longestKey ? key : `~^${escaped(key)}$`}" "${value}";\n`;

/** Whether lines of a `map` have a key that needs more than nginx's default: older composers wrote such. */
export const needsLargeBuckets = (lines: string): boolean =>
  new RegExp(`^"(?!~)[^"]{${longestKey + 1},}"`, 'm').test(lines);
