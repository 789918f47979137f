import { createElement } from 'react';
import type { SectionRoute } from 'shared-content/federation';
import { lazyService } from '../content/lazyService';
import { serviceHeads } from '../content/serviceHeads';
import { industryRoutes } from './industryRoutes';
import { productRoutes } from './productRoutes';

/** The section's routes, and a page that shows every piece of its pages once: on dev servers alone. */
export const withPieces = (routes: readonly SectionRoute[]): readonly SectionRoute[] => [
  ...routes,
  {
    path: '/services/kit',
    title: 'The pieces of service pages',
    description: 'What the pages of services, industries and products are composed of. On dev servers alone.',
    load: async () => {
      const [{ PiecesPage }, pages, ...files] = await Promise.all([
        import('../pages/services/PiecesPage'),
        Promise.all([...industryRoutes, ...productRoutes].map(({ load }) => load())),
        ...[...serviceHeads.keys()].map(lazyService),
      ]);
      const services = files.map(({ page }) => page());
      return () => createElement(PiecesPage, { services, pages });
    },
  },
];
