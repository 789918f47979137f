import { company, servicePath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import type { ServiceHead, ServicePageContent } from '../content/service.contract';
import { serviceLabels } from '../content/serviceLabels';

/** A service's document data: the breadcrumbs, and the service with its orderable offers. */
export function serviceDocument(
  { entry, title, description }: ServiceHead,
  page: ServicePageContent,
): RouteDocument {
  const path = servicePath(entry);
  const offers = page.blocks.find((block) => block.kind === 'offers');
  return {
    breadcrumbs: [serviceLabels.overviewCrumb, { name: entry.name, path }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        '@id': `${path}#service`,
        url: path,
        name: title,
        serviceType: entry.name,
        description,
        provider: { '@type': 'Organization', name: company.name, url: '/' },
        ...(offers && {
          hasOfferCatalog: {
            '@type': 'OfferCatalog' as const,
            name: offers.title,
            itemListElement: offers.items.map(({ title: name, text }) => ({
              '@type': 'Offer' as const,
              itemOffered: { '@type': 'Service' as const, name, description: text },
            })),
          },
        }),
      },
    ],
  };
}
