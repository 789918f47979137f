import { Breadcrumbs, CallToAction, Hero } from 'shared-content/ui';
import { IndustryCards } from '../../components/industries/IndustryCards';
import { DeltaScene } from '../../components/industries/scenes/DeltaScene';
import { WhyLeadersChooseUs } from '../../components/industries/WhyLeadersChooseUs';
import { overview } from '../../content/industries/overview';

/** /industries */
export function IndustriesPage() {
  const { hero, closing } = overview;
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/industries' }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        media={<DeltaScene />}
      />
      <IndustryCards />
      <WhyLeadersChooseUs />
      <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
    </>
  );
}
