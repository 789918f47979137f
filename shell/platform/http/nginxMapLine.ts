/**
 * Bytes of the longest key that fits a bucket of 64 bytes, nginx's default. A longer key would need
 * map_hash_bucket_size, which an nginx may set only once for all its sites.
 */
const longestKey = 46;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of a `map`: hashed where the key fits nginx's default, else a pattern that matches only this key. */
export const mapLine = (key: string, value: string): string =>
  `"${Buffer.byteLength(key) <= longestKey ? key : `~^${escaped(key)}$`}" "${value}";\n`;

/** Whether lines of a `map` have a key too long for nginx's default, as older composers wrote them. */
export const needsLargeBuckets = (lines: string): boolean =>
  new RegExp(`^"(?!~)[^"]{${longestKey + 1},}"`, 'm').test(lines);
