import { company, industries, industryPath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import type { IndustryContent } from '../content/industries/industry.contract';
import { industriesHead, industryHeads, type IndustrySlug } from '../content/industries/industryHeads';
import { industryPages } from '../content/industries/industryPages';

const overviewCrumb = { name: 'Industries', path: '/industries' } as const;

function industryDocument({ industry, solutions, hero }: IndustryContent): RouteDocument {
  const path = industryPath(industry);
  return {
    breadcrumbs: [overviewCrumb, { name: industry.name, path }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        '@id': `${path}#service`,
        url: path,
        name: industryHeads[industry.slug as IndustrySlug].title,
        description: hero.lead,
        serviceType: `Software development for ${industry.name.toLowerCase()}`,
        audience: { '@type': 'BusinessAudience', audienceType: industry.name },
        provider: { '@type': 'Organization', name: company.name, url: '/' },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: solutions.title,
          itemListElement: solutions.items.map(({ title, text }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: title, description: text },
          })),
        },
      },
    ],
  };
}

/** Breadcrumbs and structured data of the industries, only for prerendered documents. */
export const industryDocuments: Readonly<Record<string, RouteDocument>> = {
  '/industries': {
    breadcrumbs: [overviewCrumb],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': '/industries#page',
        url: '/industries',
        name: industriesHead.title,
        description: industriesHead.description,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: industries.map((entry, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: entry.name,
            url: industryPath(entry),
          })),
        },
      },
    ],
  },
  ...Object.fromEntries(
    industryPages.map((content) => [industryPath(content.industry), industryDocument(content)]),
  ),
};
