import { Container, Stats, site, styled } from 'shared-content/ui';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { beyondNarrow, columnGap } from './studyCompositions';

const Band = styled('section')({
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  background: site.palette.surface,
  // Aligned with the columns of the pictures above and the results below.
  '& dl': { gap: `28px ${columnGap.narrow}px` },
  [`@media ${beyondNarrow}`]: {
    '& dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: columnGap.beyond },
  },
});

/** The company's four figures with their explanation, between the page's contents and the first study. */
export function StudyStats() {
  return (
    <Band aria-label={caseStudiesPage.statsHeading}>
      <Container>
        <Stats items={caseStudiesPage.stats} note={caseStudiesPage.statsNote} />
      </Container>
    </Band>
  );
}
