import { leadWith } from '../../components/services/leadWith';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service to try before its description: the exhibit is right below the hero. */
export const ExhibitFirstPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content} arrange={leadWith('exhibit')} />
);
