import type { SectionRoute } from 'shared-content/federation';
import { servicesOverviewHead } from '../content/servicesOverviewHead';

export const servicesOverviewRoute: SectionRoute = {
  path: '/services',
  ...servicesOverviewHead,
  load: async () =>
    (await import(/* webpackChunkName: "services" */ '../pages/services/ServicesPage')).ServicesPage,
};
