import { createElement } from 'react';
import type { SectionRoute } from 'shared-content/federation';
import { lazyService } from '../content/lazyService';
import { serviceHeads } from '../content/serviceHeads';

/** The section's routes, and a page that shows every piece of a service page once: on dev servers alone. */
export const withPieces = (routes: readonly SectionRoute[]): readonly SectionRoute[] => [
  ...routes,
  {
    path: '/services/kit',
    title: 'The pieces of service pages',
    description: 'What a page of a service is composed of, piece by piece. On dev servers alone.',
    load: async () => {
      const slugs = [...serviceHeads.keys()];
      const [{ PiecesPage }, ...files] = await Promise.all([
        import('../pages/services/PiecesPage'),
        ...slugs.map(lazyService),
      ]);
      const pages = files.map(({ page }) => page());
      return () => createElement(PiecesPage, { pages });
    },
  },
];
