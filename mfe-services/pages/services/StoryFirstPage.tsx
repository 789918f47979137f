import { leadWith } from '../../components/services/leadWith';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service told by what it did for one client, before it says what it consists of. */
export const StoryFirstPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content} arrange={leadWith('snapshot')} />
);
