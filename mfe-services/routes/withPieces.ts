import { createElement } from 'react';
import type { SectionRoute } from 'shared-content/federation';
import { lazyService } from '../content/lazyService';
import { serviceHeads } from '../content/serviceHeads';

/** The section's routes, and a table of the components that their pages consist of: on dev servers alone. */
// A separate file: in `section.ts`, webpack would build its script for every visitor's build, too.
export const withPieces = (routes: readonly SectionRoute[]): readonly SectionRoute[] => [
  ...routes,
  {
    path: '/services/kit',
    title: 'The pieces of service pages',
    description: 'What the pages of services and industries are composed of. On dev servers alone.',
    load: async () => {
      const { PiecesPage } = await import('../pages/services/PiecesPage');
      const files = await Promise.all([...serviceHeads.keys()].map(lazyService));
      return () => createElement(PiecesPage, { services: files.map(({ page }) => page()) });
    },
  },
];
