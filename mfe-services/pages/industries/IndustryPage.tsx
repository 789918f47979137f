import { industryPath, promises } from 'shared-content/content';
import { BelowFold, Breadcrumbs, CallToAction } from 'shared-content/ui';
import { SceneHero } from '../../components/drawing/SceneHero';
import { aboutSubject } from '../../content/aboutSubject';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';
import { waters } from '../../content/waters';

/** The page of one industry: a scene from the field, the parts that its content names, one button at both ends. */
export function IndustryPage({ content }: { content: IndustryContent }) {
  const { industry, hero, Bands, closing } = content;
  const { accent, ground, name, slug } = industry;
  const actions = aboutSubject([industryLabels.book], slug);
  const trail = [industryLabels.overviewCrumb, { name, path: industryPath(industry) }];
  return (
    <>
      <SceneHero
        {...hero}
        before={<Breadcrumbs trail={trail} />}
        actions={actions}
        accent={accent}
        ground={ground}
      />
      <BelowFold>
        {Bands.map((Band, index) => (
          <Band key={index} content={content} />
        ))}
        <CallToAction
          {...closing}
          text={`${closing.text} ${promises.usualProject}`}
          water={waters.fields}
          actions={actions}
        />
      </BelowFold>
    </>
  );
}
