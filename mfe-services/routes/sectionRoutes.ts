import type { SectionRoute } from 'shared-content/federation';
import { serviceHeads } from '../content/serviceHeads';
import { industryRoutes } from './industryRoutes';
import { productRoutes } from './productRoutes';
import { type LoadService, serviceRoutes } from './serviceRoutes';
import { servicesOverviewRoute } from './servicesOverviewRoute';

/** Every page of this section. */
export const sectionRoutes = (loadService: LoadService): readonly SectionRoute[] => [
  servicesOverviewRoute,
  ...serviceRoutes(serviceHeads, loadService),
  ...industryRoutes,
  ...productRoutes,
];
