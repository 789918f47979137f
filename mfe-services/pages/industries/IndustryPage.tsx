import type { ReactNode } from 'react';
import { industryPath } from 'shared-content/content';
import { BelowFold, Breadcrumbs, CallToAction } from 'shared-content/ui';
import { SceneHero } from '../../components/drawing/SceneHero';
import { aboutSubject } from '../../content/aboutSubject';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import type { Scene } from '../../content/scenes/scene.contract';

interface IndustryPageProps {
  content: IndustryContent;
  scene: Scene;
  /** The blocks between hero and last panel. Each page has its own selection, looks and order. */
  children: ReactNode;
}

/** The page of one industry: a scene from the field, the page's blocks, one button at both ends. */
export function IndustryPage({ content: { industry, hero, closing }, scene, children }: IndustryPageProps) {
  const { accent, name, slug } = industry;
  const actions = aboutSubject([industryLabels.book], slug);
  const trail = [industryLabels.overviewCrumb, { name, path: industryPath(industry) }];
  return (
    <>
      <SceneHero
        {...hero}
        before={<Breadcrumbs trail={trail} />}
        actions={actions}
        accent={accent}
        scene={scene}
      />
      <BelowFold>
        {children}
        <CallToAction {...closing} accent={accent} actions={actions} />
      </BelowFold>
    </>
  );
}
