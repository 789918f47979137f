import { Breadcrumbs, CallToAction, Hero } from 'shared-content/ui';
import { StudyArticle } from '../components/StudyArticle';
import { StudyIndex } from '../components/StudyIndex';
import { StudyStats } from '../components/StudyStats';
import { caseStudies } from '../content/caseStudies';
import { caseStudiesPage } from '../content/caseStudiesPage';

export function CaseStudiesPage() {
  const { hero, closing, trail } = caseStudiesPage;
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={trail} />}
        title={hero.title}
        lead={hero.lead}
        media={<StudyIndex />}
      />
      <StudyStats />
      {caseStudies.map((study, index) => (
        <StudyArticle key={study.id} study={study} side={index % 2 === 0 ? 'left' : 'right'} />
      ))}
      <CallToAction {...closing} />
    </>
  );
}
