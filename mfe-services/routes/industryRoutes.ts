import { industries, industryPath } from 'shared-content/content';
import type { SectionRoute } from 'shared-content/federation';
import { industriesHead, industryHeads, type IndustrySlug } from '../content/industries/industryHeads';

/** Written out, because webpack needs a literal import and chunk name for each. */
const pages: Readonly<Record<IndustrySlug, SectionRoute['load']>> = {
  healthcare: async () =>
    (await import(/* webpackChunkName: "industries.healthcare" */ '../pages/industries/HealthcarePage'))
      .HealthcarePage,
  education: async () =>
    (await import(/* webpackChunkName: "industries.education" */ '../pages/industries/EducationPage'))
      .EducationPage,
  'e-commerce': async () =>
    (await import(/* webpackChunkName: "industries.e-commerce" */ '../pages/industries/ECommercePage'))
      .ECommercePage,
  finance: async () =>
    (await import(/* webpackChunkName: "industries.finance" */ '../pages/industries/FinancePage'))
      .FinancePage,
  logistics: async () =>
    (await import(/* webpackChunkName: "industries.logistics" */ '../pages/industries/LogisticsPage'))
      .LogisticsPage,
  government: async () =>
    (await import(/* webpackChunkName: "industries.government" */ '../pages/industries/GovernmentPage'))
      .GovernmentPage,
};

/** /industries and its six pages. */
export const industryRoutes: readonly SectionRoute[] = [
  {
    path: '/industries',
    ...industriesHead,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries" */ '../pages/industries/IndustriesPage'))
        .IndustriesPage,
  },
  ...industries.map((industry): SectionRoute => {
    const slug = industry.slug as IndustrySlug;
    return { path: industryPath(industry), ...industryHeads[slug], static: true, load: pages[slug] };
  }),
];
