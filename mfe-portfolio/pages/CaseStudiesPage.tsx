import {
  BelowFold,
  Breadcrumbs,
  CallToAction,
  Container,
  Hero,
  Stats,
  site,
  styled,
} from 'shared-content/ui';
import fifth1600 from '../assets/water/fifth-1600.avif';
import fifth800 from '../assets/water/fifth-800.avif';
import { StudyArticle } from '../components/StudyArticle';
import { StudyIndex } from '../components/StudyIndex';
import { beyondNarrow, columnGap, studyCompositions } from '../components/studyCompositions';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

const Contents = styled(Container)({ paddingBottom: 'clamp(40px, 5vw, 64px)' });
const Figures = styled('section')({
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  background: site.palette.surface,
  // Aligned with the columns of the pictures above and the results below.
  '& dl': { gap: `28px ${columnGap.narrow}px` },
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
        <CallToAction {...closing} water={{ small: fifth800, large: fifth1600 }} />
      </BelowFold>
    </>
  );
}
