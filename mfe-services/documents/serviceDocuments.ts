import { company, servicePath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { bundledService } from '../content/bundledService';
import { serviceHeads } from '../content/serviceHeads';
import { serviceLabels } from '../content/serviceLabels';
import { pageHeads } from '../content/pageHeads';
import { serviceDocument } from './serviceDocument';

const heads = [...serviceHeads.values()];

const overview: RouteDocument = {
  breadcrumbs: [serviceLabels.overviewCrumb],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': '/services#page',
      url: '/services',
      name: pageHeads.services.title,
      description: pageHeads.services.description,
      publisher: { '@type': 'Organization', name: company.name, url: '/' },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: heads.map(({ entry }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: entry.name,
          url: servicePath(entry),
        })),
      },
    },
  ],
};

/** Breadcrumbs and structured data of the services, only for prerendered documents. */
export const serviceDocuments: Readonly<Record<string, RouteDocument>> = {
  '/services': overview,
  ...Object.fromEntries(
    heads.map((head) => [
      servicePath(head.entry),
      serviceDocument(head, bundledService(head.entry.slug).page()),
    ]),
  ),
};
