import { Facts, site, styled } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { columnGap } from './studyCompositions';

// The client above the others, which fill rows of two and of four; all five in one row where there is room.
const Place = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${site.palette.hairline}`,
  '@container (max-width: 899.98px)': { '& dl > :first-of-type': { gridColumn: '1 / -1' } },
  '@container (min-width: 600px)': {
    '& dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: columnGap.beyond },
  },
  '@container (min-width: 900px)': { '& dl': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

const kinds = ['client', 'cost', 'duration', 'teamSize', 'launched'] as const;

/** The client, the cost, the duration, the team size and the launch. */
export function StudyFacts({ study }: { study: CaseStudy }) {
  return (
    <Place>
      <Facts items={kinds.map((kind) => [caseStudiesPage.parts[kind], study[kind]])} />
    </Place>
  );
}
