import { Breadcrumbs, Container, Lead, site, styled, text } from 'shared-content/ui';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { StudyIndex } from './StudyIndex';

const Band = styled('div')({
  paddingTop: `calc(${site.scale.header} + 32px)`,
  paddingBottom: 'clamp(40px, 5vw, 64px)',
});
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 24px',
  marginBottom: 'clamp(32px, 4vw, 48px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' },
}));
const Title = styled('h1')(text('h1'));
const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** The first screen of /case-studies, with links to the four studies. */
export function StudiesHero() {
  const { hero, trail } = caseStudiesPage;
  const [before, after] = hero.lead.split(hero.typical);
  return (
    <Band>
      <Container>
        <Breadcrumbs trail={trail} />
        <Words>
          <Title tabIndex={-1}>{hero.title}</Title>
          <Lead>
            {before}
            <OneLine>{hero.typical}</OneLine>
            {after}
          </Lead>
        </Words>
        <StudyIndex />
      </Container>
    </Band>
  );
}
