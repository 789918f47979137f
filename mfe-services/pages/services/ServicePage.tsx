import type { ReactNode } from 'react';
import { BelowFold, CallToAction } from 'shared-content/ui';
import { RelatedServices } from '../../components/services/RelatedServices';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import { ServicePageHero } from '../../components/services/ServicePageHero';
import { aboutSubject } from '../../content/aboutSubject';
import type { ServicePageContent } from '../../content/service.contract';

interface ServicePageProps {
  content: ServicePageContent;
  /** The blocks in another arrangement than one below the other. */
  children?: ReactNode;
}

/** The page of one service. Its content decides on the blocks and their looks, its view on their arrangement. */
export function ServicePage({ content, children }: ServicePageProps) {
  const { entry, hero, closing } = content;
  return (
    <>
      <ServicePageHero entry={entry} hero={{ ...hero, actions: aboutSubject(hero.actions, entry.slug) }} />
      <BelowFold>
        {children ?? <ServiceBlocks blocks={content.blocks} accent={entry.accent} />}
        <RelatedServices entry={entry} services={content.related} />
        <CallToAction
          {...closing}
          accent={entry.accent}
          actions={aboutSubject(closing.actions, entry.slug)}
        />
      </BelowFold>
    </>
  );
}
