import { BelowFold, Breadcrumbs, CallToAction, Container, Hero, styled } from 'shared-content/ui';
import fifth1600 from '../assets/water/fifth-1600.avif';
import fifth800 from '../assets/water/fifth-800.avif';
import { StudyArticle } from '../components/StudyArticle';
import { StudyIndex } from '../components/StudyIndex';
import { StudyStats } from '../components/StudyStats';
import { studyCompositions } from '../components/studyCompositions';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

const Contents = styled(Container)({ paddingBottom: 'clamp(40px, 5vw, 64px)' });

export function CaseStudiesPage() {
  const { hero, trail } = caseStudiesPage;
  return (
    <>
      <Hero before={<Breadcrumbs trail={trail} />} title={hero.title} lead={hero.lead}>
        <Contents>
          <StudyIndex />
        </Contents>
      </Hero>
      <BelowFold>
        <StudyStats />
        {caseStudies.map((study, index) => (
          <StudyArticle
            key={study.id}
            study={study}
            composition={studyCompositions[index % studyCompositions.length]!}
            side={index % 2 === 0 ? 'left' : 'right'}
          />
        ))}
        <CallToAction {...caseStudiesPage.closing} water={{ small: fifth800, large: fifth1600 }} />
      </BelowFold>
    </>
  );
}
