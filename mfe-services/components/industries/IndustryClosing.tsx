import { CallToAction } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { aboutSubject } from '../../content/aboutSubject';
import { industryLabels } from '../../content/industries/industryLabels';

/** The last panel of an industry page. */
export function IndustryClosing({ content: { industry, closing } }: { content: IndustryContent }) {
  return (
    <CallToAction
      accent={industry.accent}
      title={closing.title}
      text={closing.text}
      actions={aboutSubject([industryLabels.book], industry.slug)}
    />
  );
}
