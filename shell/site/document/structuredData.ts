import type { BreadcrumbList, ProfessionalService, Thing, WebSite, WithContext } from 'schema-dts';
import { amountsIn, company, facts, smallestPrices, structuredAddress } from 'shared-content/content';
import type { DocumentHead } from './document.contract';

const amounts = [...Object.values(smallestPrices), company.prices.complexSystem].flatMap(amountsIn);
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The company and its site in terms of schema.org. Only Home carries them. */
export function getHomeStructuredData(siteUrl: string): WithContext<Thing>[] {
  const organization: WithContext<ProfessionalService> = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    slogan: company.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone.label,
    address: structuredAddress,
    openingHours: `Mo-Fr ${company.opens}-${company.closes}`,
    sameAs: company.social.map(({ url }) => url),
    ...(company.founded && { foundingDate: company.founded }),
    founder: company.founders.map((name) => ({ '@type': 'Person', name })),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: parseInt(facts.people.staff, 10) },
    areaServed: 'Worldwide',
    priceRange: `${dollars(Math.min(...amounts))}-${dollars(Math.max(...amounts))}`,
  };
  const website: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  return [organization, website];
}

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
