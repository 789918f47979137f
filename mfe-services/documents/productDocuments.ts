import { amountsIn, company } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { coreProducts } from '../content/products/coreProducts';
import { pageHeads } from '../content/pageHeads';

// Price per user and month.
const [lowPrice, highPrice] = amountsIn(company.prices.productUser);

/** Breadcrumbs and structured data of /products: eight applications with their price. */
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
          itemListElement: coreProducts.map(({ title, description, category }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'SoftwareApplication',
              name: title,
              description,
              applicationCategory: 'BusinessApplication',
              applicationSubCategory: category,
              offers: { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' },
            },
          })),
        },
      },
    ],
  },
};
