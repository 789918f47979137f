import type { SectionModule } from 'shared-content/federation';
import { contactHead } from './content/contactHead';

export default {
  routes: [
    {
      path: '/contact',
      ...contactHead,
      load: async () => (await import(/* webpackChunkName: "contact" */ './pages/ContactPage')).ContactPage,
    },
  ],
} satisfies SectionModule;
