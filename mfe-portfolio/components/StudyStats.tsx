import { Container, Stats, site, styled } from 'shared-content/ui';
import { caseStudiesPage } from '../content/caseStudiesPage';

const Band = styled('section')({ paddingBlock: 'clamp(40px, 5vw, 72px)', background: site.palette.surface });

/** The company's four figures, between the page's contents and the first study. */
export function StudyStats() {
  return (
    <Band aria-label={caseStudiesPage.statsHeading}>
      <Container>
        <Stats items={caseStudiesPage.stats} look="open" />
      </Container>
    </Band>
  );
}
