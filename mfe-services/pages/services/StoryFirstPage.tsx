import { leadWith } from '../../components/services/leadWith';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service that begins with one client’s story, before its description. */
export const StoryFirstPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content}>
    <ServiceBlocks blocks={leadWith('snapshot', content.blocks)} accent={content.entry.accent} />
  </ServicePage>
);
