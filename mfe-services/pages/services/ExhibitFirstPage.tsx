import { leadWith } from '../../components/services/leadWith';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

/** A service to try before its description: the exhibit is right below the hero. */
export const ExhibitFirstPage = ({ content }: { content: ServicePageContent }) => (
  <ServicePage content={content}>
    <ServiceBlocks blocks={leadWith('exhibit', content.blocks)} accent={content.entry.accent} />
  </ServicePage>
);
