import {
  type Redirects,
  type SectionBundle,
  type SectionEntry,
  isBelow,
  isPath,
  pathRule,
} from 'shared-content/federation';
import type { Finding } from './composer.contract';

/**
 * The redirects of all sections, each of one step: what leads from a page, below another section's prefix or to
 * anything but a page is left out.
 *
 * @param routes all pages of the site
 * @param report hears the section, and why a redirect of it cannot be
 */
export function collectRedirects(
  sections: readonly SectionEntry[],
  bundles: Readonly<Partial<Record<string, Pick<SectionBundle, 'redirects'>>>>,
  routes: readonly string[],
  report: (app: string, words: string, kind: Finding['kind']) => void,
): Redirects {
  const pages = new Set(routes);
  const sources = new Set(Object.values(bundles).flatMap((bundle) => Object.keys(bundle?.redirects ?? {})));
  const found: Record<string, `/${string}`> = {};
  for (const entry of sections)
    for (const [from, to] of Object.entries(bundles[entry.name]?.redirects ?? {})) {
      const fault = (kind: Finding['kind'], words: string) =>
        report(entry.name, `redirects ${from} to ${to}: ${words}`, kind);
      if (!isBelow(entry, from))
        fault(
          'rule',
          `${from} is not below ${entry.prefixes.join(', ')}, which are the prefixes that it owns.`,
        );
      else if (!isPath(from)) fault('rule', pathRule(from));
      else if (pages.has(from)) fault('rule', `${from} is a page. Take the page or the redirect away.`);
      else if (sources.has(to))
        fault('breaks', `${to} is redirected itself. Name the page where it ends, in one step.`);
      else if (!pages.has(to)) fault('breaks', `no section serves ${to}. Name a page of the site.`);
      else found[from] = to;
    }
  return Object.fromEntries(Object.entries(found).sort());
}
