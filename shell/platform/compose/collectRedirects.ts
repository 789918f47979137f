import {
  type Finding,
  type Redirects,
  type SectionBundle,
  type SectionEntry,
  pathFaults,
} from 'shared-content/federation';

/**
 * Collects the redirects of all sections, each in one step. It drops a redirect from a page, from below another
 * section's prefix, or to an address that is no page.
 *
 * @param routes all pages of the site
 */
export function collectRedirects(
  sections: readonly SectionEntry[],
  bundles: Readonly<Partial<Record<string, Pick<SectionBundle, 'redirects'>>>>,
  routes: readonly string[],
): { readonly redirects: Redirects; readonly findings: readonly Finding[] } {
  const pages = new Set(routes);
  const sources = new Set(Object.values(bundles).flatMap((bundle) => Object.keys(bundle?.redirects ?? {})));
  const found: Record<string, `/${string}`> = {};
  const findings: Finding[] = [];
  for (const entry of sections)
    for (const [from, to] of Object.entries(bundles[entry.name]?.redirects ?? {})) {
      const fault = (severity: Finding['severity'], words: string, cure: string) =>
        void findings.push({
          owner: entry.name,
          severity,
          words: `redirects ${from} to ${to}: ${words}`,
          cure,
        });
      const [misplaced] = pathFaults(entry, from);
      if (misplaced) fault('warning', `${from} ${misplaced.words}`, misplaced.cure);
      else if (pages.has(from)) fault('warning', `${from} is a page`, 'Remove the page or the redirect.');
      else if (sources.has(to))
        fault('error', `${to} is redirected itself`, 'Name the final page, in one step.');
      else if (!pages.has(to)) fault('error', `no section serves ${to}`, 'Name a page of the site.');
      else found[from] = to;
    }
  return { redirects: Object.fromEntries(Object.entries(found).sort()), findings };
}
