import { Breadcrumbs, Hero } from 'shared-content/ui';
import { industryPath } from 'shared-content/content';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { aboutSubject } from '../../content/aboutSubject';
import type { Scene } from '../../content/scenes/scene.contract';
import { ScenePicture } from '../drawing/ScenePicture';

interface IndustryHeroProps {
  content: IndustryContent;
  /** Left out where the page shows its scene across the window instead. */
  scene?: Scene;
}

/** The hero of an industry page: headline, promise, one button and a scene from the field. */
export function IndustryHero({ content: { industry, hero }, scene }: IndustryHeroProps) {
  const trail = [
    { name: 'Industries', path: '/industries' },
    { name: industry.name, path: industryPath(industry) },
  ];
  return (
    <Hero
      before={<Breadcrumbs trail={trail} />}
      title={hero.title}
      lead={hero.lead}
      actions={aboutSubject([industryLabels.book], industry.slug)}
      accent={industry.accent}
      media={scene && <ScenePicture scene={scene} loading="eager" />}
    />
  );
}
