import type { SectionModule } from 'shared-content/federation';
import { contactHead } from './content/contactHead';

/** What the shell loads from this section. */
export default {
  routes: [
    {
      ...contactHead,
      load: async () => (await import(/* webpackChunkName: "contact" */ './pages/ContactPage')).ContactPage,
    },
  ],
} satisfies SectionModule;
