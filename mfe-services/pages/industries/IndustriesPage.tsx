import { BelowFold, Breadcrumbs, CallToAction } from 'shared-content/ui';
import tall from '../../assets/scenes/industries-tall.avif';
import wide2x from '../../assets/scenes/industries-wide-2x.avif';
import wide from '../../assets/scenes/industries-wide.avif';
import { IndustryCards } from '../../components/industries/IndustryCards';
import { SceneHero } from '../../components/drawing/SceneHero';
import { WhyLeadersChooseUs } from '../../components/industries/WhyLeadersChooseUs';
import { overview } from '../../content/industries/overview';
import type { Scene } from '../../content/scenes/scene.contract';

const scene: Scene = { wide, wide2x, tall, tallHeight: 440 };

/** /industries */
export function IndustriesPage() {
  const { hero, closing } = overview;
  return (
    <>
      <SceneHero
        before={<Breadcrumbs trail={[{ name: hero.crumb, path: '/industries' }]} />}
        title={hero.title}
        lead={hero.lead}
        actions={hero.actions}
        scene={scene}
      />
      <BelowFold>
        <IndustryCards />
        <WhyLeadersChooseUs />
        <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
      </BelowFold>
    </>
  );
}
