import { BelowFold, CallToAction } from 'shared-content/ui';
import work1600 from '../assets/water/work-1600.avif';
import work800 from '../assets/water/work-800.avif';
import { ProjectGallery } from '../components/ProjectGallery';
import { WorkHero } from '../components/WorkHero';
import { projectsPage } from '../content/projectsPage';

export function ProjectsPage() {
  return (
    <>
      <WorkHero />
      <BelowFold>
        <ProjectGallery />
        <CallToAction {...projectsPage.closing} water={{ small: work800, large: work1600 }} />
      </BelowFold>
    </>
  );
}
