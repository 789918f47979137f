import { BelowFold, CallToAction } from 'shared-content/ui';
import fifth1600 from '../assets/water/fifth-1600.avif';
import fifth800 from '../assets/water/fifth-800.avif';
import { StudiesHero } from '../components/StudiesHero';
import { StudyArticle } from '../components/StudyArticle';
import { StudyStats } from '../components/StudyStats';
import { studyCompositions } from '../components/studyCompositions';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

export function CaseStudiesPage() {
  return (
    <>
      <StudiesHero />
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
