import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import type { DocumentHead } from './document.contract';

/** Makes every site-relative URL of JSON-LD absolute. Sections cannot, as they do not know the origin. */
function absolute(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? `${siteUrl}${value}` : value;
  if (Array.isArray(value)) return value.map((item) => absolute(item, siteUrl));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolute(item, siteUrl)]));
  return value;
}

/** The document's JSON-LD: the section's own objects, then the breadcrumbs. */
export function createStructuredData(
  { breadcrumbs, structuredData = [] }: DocumentHead,
  siteUrl: string,
): unknown[] {
  const trail: WithContext<BreadcrumbList>[] = breadcrumbs?.length
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name,
            item: path,
          })),
        },
      ]
    : [];
  return [...structuredData, ...trail].map((thing: WithContext<Thing>) => absolute(thing, siteUrl));
}
