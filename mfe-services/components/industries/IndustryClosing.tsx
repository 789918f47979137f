import { CallToAction } from 'shared-content/ui';
import type { IndustryContent } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

/** The last panel of an industry page. */
export function IndustryClosing({ content: { closing } }: { content: IndustryContent }) {
  return <CallToAction title={closing.title} text={closing.text} actions={[industryLabels.book]} />;
}
