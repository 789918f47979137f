/**
 * Each document's policy as lines of an nginx `map`: `<generation>/services.html` → policy. The generation
 * stands in the key, so that the lines of several generations can be included side by side.
 */
export function nginxPolicies(generation: string, policies: Readonly<Record<string, string>>): string {
  return Object.entries(policies)
    .map(([file, policy]) => `"${generation}/${file}" "${policy}";\n`)
    .join('');
}

/** Redirects in the same way: `<generation>/services/machine-learning` → `/services/ai-ml`. */
export const nginxRedirects = (generation: string, redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `"${generation}${from}" "${to}";\n`)
    .join('');
