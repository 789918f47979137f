/**
 * Bytes of the longest key that fits a bucket of 64 bytes, nginx's default. A longer key would need
 * map_hash_bucket_size, which an nginx may set only once for all its sites.
 */
const longestKey = 46;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of a `map`: hashed where the key fits nginx's default, else a pattern that matches only this key. */
const mapLine = (key: string, value: string): string =>
  `"${Buffer.byteLength(key) <= longestKey ? key : `~^${escaped(key)}$`}" "${value}";\n`;

/**
 * Each document's policy as lines of an nginx `map`: `<generation>/services.html` → policy. The key contains the
 * generation, so that nginx can include the lines of several generations.
 */
export function nginxPolicies(generation: string, policies: Readonly<Record<string, string>>): string {
  return Object.entries(policies)
    .map(([file, policy]) => mapLine(`${generation}/${file}`, policy))
    .join('');
}

/** Redirects in the same form: `<generation>/services/machine-learning` → `/services/ai-ml`. */
export const nginxRedirects = (generation: string, redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => mapLine(`${generation}${from}`, to))
    .join('');
