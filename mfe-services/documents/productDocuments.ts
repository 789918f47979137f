import type { RouteDocument } from 'shared-content/federation';
import { coreProducts } from '../content/products/coreProducts';
import { pageHeads } from '../content/pageHeads';

/** Breadcrumbs and structured data of /products. An ItemList: schema.org's Product would need prices. */
export const productDocuments: Readonly<Record<string, RouteDocument>> = {
  '/products': {
    breadcrumbs: [{ name: 'Products', path: '/products' }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': '/products#page',
        url: '/products',
        name: pageHeads.products.title,
        description: pageHeads.products.description,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: coreProducts.map(({ title, description }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            description,
          })),
        },
      },
    ],
  },
};
