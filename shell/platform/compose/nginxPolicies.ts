/**
 * Each document's policy as lines of an nginx `map`: `<generation>/services.html` → policy. The generation
 * stands in the key, so that the lines of several generations can be included side by side.
 */
export function nginxPolicies(generation: string, policies: Readonly<Record<string, string>>): string {
  return Object.entries(policies)
    .map(([file, policy]) => `"${generation}/${file}" "${policy}";\n`)
    .join('');
}
