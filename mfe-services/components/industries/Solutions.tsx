import type { ComponentType } from 'react';
import { type Accent, Section, SectionHeading } from 'shared-content/ui';
import type { IndustryContent, Solution } from '../../content/industries/industry.contract';
import { industryLabels } from '../../content/industries/industryLabels';

export interface SolutionsLayoutProps {
  items: readonly Solution[];
  accent: Accent;
  /** A picture for each solution, see `PointShot`. */
  shots?: string;
}

interface SolutionsProps extends Pick<SolutionsLayoutProps, 'shots'> {
  content: IndustryContent;
  /** The layout of the four cards. Each page picks the one that suits its field. */
  Layout: ComponentType<SolutionsLayoutProps>;
}

/** The four key solutions. */
export function Solutions({ content: { solutions, industry }, Layout, shots }: SolutionsProps) {
  return (
    <Section tone="raised" labelledBy="solutions">
      <SectionHeading
        id="solutions"
        eyebrow={industryLabels.solutions}
        accent={industry.accent}
        title={solutions.title}
        lead={solutions.lead}
        align="split"
      />
      <Layout items={solutions.items} accent={industry.accent} shots={shots} />
    </Section>
  );
}
