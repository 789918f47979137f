import type { SectionRoute } from 'shared-content/federation';
import { industriesHead, industryHeads } from '../content/industries/industryHeads';

/** /industries and its six pages. Written out, because webpack needs a literal import and chunk name for each. */
export const industryRoutes: readonly SectionRoute[] = [
  {
    path: '/industries',
    ...industriesHead,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries" */ '../pages/industries/IndustriesPage'))
        .IndustriesPage,
  },
  {
    path: '/industries/healthcare',
    ...industryHeads.healthcare,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.healthcare" */ '../pages/industries/HealthcarePage'))
        .HealthcarePage,
  },
  {
    path: '/industries/education',
    ...industryHeads.education,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.education" */ '../pages/industries/EducationPage'))
        .EducationPage,
  },
  {
    path: '/industries/e-commerce',
    ...industryHeads['e-commerce'],
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.e-commerce" */ '../pages/industries/ECommercePage'))
        .ECommercePage,
  },
  {
    path: '/industries/finance',
    ...industryHeads.finance,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.finance" */ '../pages/industries/FinancePage'))
        .FinancePage,
  },
  {
    path: '/industries/logistics',
    ...industryHeads.logistics,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.logistics" */ '../pages/industries/LogisticsPage'))
        .LogisticsPage,
  },
  {
    path: '/industries/government',
    ...industryHeads.government,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries.government" */ '../pages/industries/GovernmentPage'))
        .GovernmentPage,
  },
];
