import { createElement } from 'react';
import type { SectionModule, SectionRoute } from 'shared-content/federation';
import { lazyService } from './content/lazyService';
import { serviceHeads } from './content/serviceHeads';
import { sectionRoutes } from './routes/sectionRoutes';

const pieces: SectionRoute = {
  path: '/services/kit',
  title: 'The pieces of service pages',
  description: 'What a page of a service is composed of, piece by piece. On dev servers alone.',
  load: async () => {
    const slugs = [...serviceHeads.keys()];
    const [{ PiecesPage }, ...files] = await Promise.all([
      import('./pages/services/PiecesPage'),
      ...slugs.map(lazyService),
    ]);
    const pages = files.map(({ page }) => page());
    return () => createElement(PiecesPage, { pages });
  },
};

const published = sectionRoutes(lazyService);

/** The module that the shell loads from this section. */
export default {
  // Where __DEV__ is false, webpack drops the page of pieces.
  routes: __DEV__ ? published.concat(pieces) : published,
} satisfies SectionModule;
