import { mapLine } from '../http/nginxMapLine';

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
