import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  Container,
  Hero,
  Stats,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { StudyArticle } from '../components/StudyArticle';
import { StudyIndex } from '../components/StudyIndex';
import { beyondNarrow, columnGap, studyCompositions } from '../components/studyCompositions';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { water } from '../content/water';

const Contents = styled(Container)({ paddingBottom: 'clamp(40px, 5vw, 64px)' });
const Figures = styled('section')({
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  background: site.palette.paper,
  // Aligned with the columns of the pictures above and the results below.
  '& dl': { gap: `28px ${columnGap.narrow}px` },
  '& dl > div': { borderColor: site.palette.paperInk },
  '& dt, & p': { color: site.palette.paperMuted },
  '& dd': {
    ...text('voice'),
    fontSize: 'clamp(3.5rem, 9.4vw, 8.5rem)',
    lineHeight: 0.95,
    color: site.palette.paperInk,
  },
  [`@media ${beyondNarrow}`]: {
    '& dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: columnGap.beyond },
  },
});

export function CaseStudiesPage() {
  const { hero, trail, stats, statsHeading, statsNote, closing } = caseStudiesPage;
  return (
    <>
      <Hero before={<Breadcrumbs trail={trail} />} title={hero.title} lead={hero.lead}>
        <Contents>
          <StudyIndex />
        </Contents>
      </Hero>
      <BelowFold>
        <Figures aria-label={statsHeading}>
          <Container>
            <Stats items={stats} note={statsNote} />
          </Container>
        </Figures>
        {caseStudies.map((study, index) => (
          <StudyArticle
            key={study.id}
            study={study}
            composition={studyCompositions[index % studyCompositions.length]!}
            side={index % 2 === 0 ? 'left' : 'right'}
          />
        ))}
        <CallToAction {...closing} water={water} />
      </BelowFold>
    </>
  );
}
