import { Breadcrumbs, CallToAction, Hero } from 'shared-content/ui';
import { IndustrySpectrum } from '../components/IndustrySpectrum';
import { ProjectGallery } from '../components/ProjectGallery';
import { projectsPage } from '../content/projectsPage';

export function ProjectsPage() {
  const { hero, closing, trail } = projectsPage;
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={trail} />}
        title={hero.title}
        lead={hero.lead}
        media={<IndustrySpectrum />}
      />
      <ProjectGallery />
      <CallToAction {...closing} />
    </>
  );
}
