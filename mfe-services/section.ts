import { createElement } from 'react';
import type { SectionModule } from 'shared-content/federation';
import { lazyService } from './content/lazyService';
import { serviceHeads } from './content/serviceHeads';
import { sectionRoutes } from './routes/sectionRoutes';

const published = sectionRoutes(lazyService);

/** The module that the shell loads from this section. */
export default {
  // Webpack drops the branch where __DEV__ is false, and with it the page of pieces and its script.
  routes: __DEV__
    ? published.concat({
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
      })
    : published,
} satisfies SectionModule;
