import type { SectionModule } from 'shared-content/federation';
import { heads } from './content/heads';

/** What the shell loads from this section. */
export default {
  routes: [
    {
      ...heads.projects,
      load: async () =>
        (await import(/* webpackChunkName: "projects" */ './pages/ProjectsPage')).ProjectsPage,
    },
    {
      ...heads.caseStudies,
      static: true,
      load: async () =>
        (await import(/* webpackChunkName: "case-studies" */ './pages/CaseStudiesPage')).CaseStudiesPage,
    },
  ],
} satisfies SectionModule;
