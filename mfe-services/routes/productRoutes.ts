import type { SectionRoute } from 'shared-content/federation';
import { pageHeads } from '../content/pageHeads';

/** /products. */
export const productRoutes: readonly SectionRoute[] = [
  {
    path: '/products',
    ...pageHeads.products,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "products" */ '../pages/products/ProductsPage')).ProductsPage,
  },
];
