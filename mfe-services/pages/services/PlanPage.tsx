import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service that runs by plan: its blocks are numbered chapters. */
export const PlanPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content} isNumbered />
);
