import { createElement } from 'react';
import type { SectionModule, SectionRoute } from 'shared-content/federation';
import { lazyService } from './content/lazyService';
import { serviceHeads } from './content/serviceHeads';
import { sectionRoutes } from './routes/sectionRoutes';

const published = sectionRoutes(serviceHeads, lazyService);

/** A table of the components that these pages consist of: on dev servers alone. */
const pieces: SectionRoute = {
  path: '/services/kit',
  title: 'The pieces of service pages',
  description: 'What the pages of services and industries are composed of. On dev servers alone.',
  load: async () => {
    const { PiecesPage } = await import('./pages/services/PiecesPage');
    const files = await Promise.all([...serviceHeads.keys()].map(lazyService));
    return () => createElement(PiecesPage, { services: files.map(({ page }) => page()) });
  },
};

/** The module that the shell loads from this section. */
export default {
  // Where __DEV__ is false, webpack drops the page of pieces and its script.
  routes: __DEV__ ? published.concat(pieces) : published,
} satisfies SectionModule;
