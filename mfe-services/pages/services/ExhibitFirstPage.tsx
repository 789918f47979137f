import { leadWith } from '../../components/services/leadWith';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service that is tried out before it is described: the exhibit stands right below the first screen. */
export const ExhibitFirstPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content} arrange={leadWith('exhibit')} />
);
