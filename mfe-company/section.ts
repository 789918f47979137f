import type { SectionModule } from 'shared-content/federation';
import { heads } from './content/heads';

/** What the shell loads from this section. */
export default {
  routes: [
    {
      ...heads.about,
      load: async () => (await import(/* webpackChunkName: "about" */ './pages/AboutPage')).AboutPage,
    },
    {
      ...heads.careers,
      static: true,
      load: async () => (await import(/* webpackChunkName: "careers" */ './pages/CareersPage')).CareersPage,
    },
    {
      ...heads.blog,
      static: true,
      load: async () => (await import(/* webpackChunkName: "blog" */ './pages/BlogPage')).BlogPage,
    },
    {
      ...heads.privacyPolicy,
      load: async () =>
        (await import(/* webpackChunkName: "privacy-policy" */ './pages/PrivacyPolicyPage'))
          .PrivacyPolicyPage,
    },
    {
      ...heads.termsOfService,
      load: async () =>
        (await import(/* webpackChunkName: "terms-of-service" */ './pages/TermsOfServicePage'))
          .TermsOfServicePage,
    },
  ],
} satisfies SectionModule;
