import { BelowFold, CallToAction, site } from 'shared-content/ui';
import { Chapters } from '../../components/services/Chapters';
import { RelatedServices } from '../../components/services/RelatedServices';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { ServicePageHero } from '../../components/services/ServicePageHero';
import { aboutSubject } from '../../content/aboutSubject';
import type { ServiceBlock, ServicePageContent } from '../../content/service.contract';

interface ServicePageProps {
  content: ServicePageContent;
  /** The order: which block comes first. */
  arrange?: (blocks: readonly ServiceBlock[]) => readonly ServiceBlock[];
  /** Whether blocks are numbered along a line at the page's left. */
  isNumbered?: boolean;
}

/** The page of one service. Its content decides on the blocks and their looks, `arrange` on their order. */
export function ServicePage({ content, arrange = (blocks) => blocks, isNumbered }: ServicePageProps) {
  const { entry, hero, closing } = content;
  const blocks = <ServiceBlocks blocks={arrange(content.blocks)} accent={entry.accent} />;
  return (
    <>
      <ServicePageHero entry={entry} hero={{ ...hero, actions: aboutSubject(hero.actions, entry.slug) }} />
      <BelowFold>
        {isNumbered ? <Chapters tint={site.ramp[entry.accent]}>{blocks}</Chapters> : blocks}
        <RelatedServices entry={entry} services={content.related} />
        <CallToAction {...closing} actions={aboutSubject(closing.actions, entry.slug)} />
      </BelowFold>
    </>
  );
}
