import type { SectionRoute } from 'shared-content/federation';
import { serviceHeads } from '../content/serviceHeads';
import { pageHeads } from '../content/pageHeads';
import { industryRoutes } from './industryRoutes';
import { productRoutes } from './productRoutes';
import { type LoadService, serviceRoutes } from './serviceRoutes';

const servicesOverviewRoute: SectionRoute = {
  path: '/services',
  ...pageHeads.services,
  static: true,
  load: async () =>
    (await import(/* webpackChunkName: "services" */ '../pages/services/ServicesPage')).ServicesPage,
};

/** Every page of this section. */
export const sectionRoutes = (loadService: LoadService): readonly SectionRoute[] => [
  servicesOverviewRoute,
  ...serviceRoutes(serviceHeads, loadService),
  ...industryRoutes,
  ...productRoutes,
];
