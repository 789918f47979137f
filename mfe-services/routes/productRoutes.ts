import type { SectionRoute } from 'shared-content/federation';
import { productsHead } from '../content/products/productsHead';

/** /products. */
export const productRoutes: readonly SectionRoute[] = [
  {
    path: '/products',
    ...productsHead,
    load: async () =>
      (await import(/* webpackChunkName: "products" */ '../pages/products/ProductsPage')).ProductsPage,
  },
];
