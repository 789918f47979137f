import { BelowFold, CallToAction } from 'shared-content/ui';
import { RelatedServices } from '../../components/services/RelatedServices';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { ServicePageHero } from '../../components/services/ServicePageHero';
import { aboutSubject } from '../../content/aboutSubject';
import { closingWater } from '../../content/closingWater';
import type { ServicePageContent } from '../../content/service.contract';

/** The page of one service: which blocks, in what order and look, is its content's decision. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  const { entry, hero, closing } = content;
  return (
    <>
      <ServicePageHero entry={entry} hero={{ ...hero, actions: aboutSubject(hero.actions, entry.slug) }} />
      <BelowFold>
        <ServiceBlocks blocks={content.blocks} accent={entry.accent} />
        <RelatedServices entry={entry} services={content.related} />
        <CallToAction
          {...closing}
          actions={aboutSubject(closing.actions, entry.slug)}
          water={closingWater(entry)}
        />
      </BelowFold>
    </>
  );
}
