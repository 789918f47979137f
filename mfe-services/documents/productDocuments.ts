import { amountsIn, company } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { pageHeads } from '../content/pageHeads';
import { coreProducts } from '../content/products/coreProducts';
import { describeCollection } from './structuredData';

// Price per user and month.
const [lowPrice, highPrice] = amountsIn(company.prices.productUser);

/** Breadcrumbs and structured data of /products: eight applications with their price. */
export const productDocuments: Readonly<Record<string, RouteDocument>> = {
  '/products': {
    breadcrumbs: [{ name: 'Products', path: '/products' }],
    structuredData: describeCollection(
      { path: '/products', ...pageHeads.products },
      coreProducts.map(({ title, description, category }) => ({
        item: {
          '@type': 'SoftwareApplication',
          name: title,
          description,
          applicationCategory: 'BusinessApplication',
          applicationSubCategory: category,
          offers: { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' },
        },
      })),
    ),
  },
};
