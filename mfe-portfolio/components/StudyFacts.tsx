import { site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { beyondNarrow, columnGap } from './studyCompositions';

const { palette } = site;

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `14px ${columnGap.narrow}px`,
  paddingTop: 20,
  borderTop: `1px solid ${palette.hairline}`,
  // The fifth of two columns.
  '@container (max-width: 599.98px)': { '& > :last-of-type': { gridColumn: '1 / -1' } },
  [`@media ${beyondNarrow}`]: { columnGap: columnGap.beyond },
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 900px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});
const Term = styled('dt')({ ...text('small'), color: palette.muted });
const Detail = styled('dd')({ margin: 0, fontWeight: 550 });

/** The client, the launch, the duration, the team size and the cost. */
export function StudyFacts({ study }: { study: CaseStudy }) {
  const facts = (['client', 'launched', 'duration', 'teamSize', 'cost'] as const).map((key) => [
    caseStudiesPage.parts[key],
    study[key],
  ]);
  return (
    <List>
      {facts.map(([term, detail]) => (
        <div key={term}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </div>
      ))}
    </List>
  );
}
