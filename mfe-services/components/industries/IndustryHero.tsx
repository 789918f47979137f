import { Breadcrumbs } from 'shared-content/ui';
import { industryPath } from 'shared-content/content';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { aboutSubject } from '../../content/aboutSubject';
import type { Scene } from '../../content/scenes/scene.contract';
import { SceneHero } from '../drawing/SceneHero';

/** The hero of an industry page: headline, promise, one button and a scene from the field. */
export function IndustryHero({
  content: { industry, hero },
  scene,
}: {
  content: IndustryContent;
  scene: Scene;
}) {
  const trail = [
    { name: 'Industries', path: '/industries' },
    { name: industry.name, path: industryPath(industry) },
  ];
  return (
    <SceneHero
      {...hero}
      before={<Breadcrumbs trail={trail} />}
      actions={aboutSubject([industryLabels.book], industry.slug)}
      accent={industry.accent}
      scene={scene}
    />
  );
}
