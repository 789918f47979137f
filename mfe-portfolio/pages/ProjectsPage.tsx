import { BelowFold, CallToAction } from 'shared-content/ui';
import { ProjectGallery } from '../components/ProjectGallery';
import { WorkHero } from '../components/WorkHero';
import { water } from '../content/water';
import { projectsPage } from '../content/projectsPage';

export function ProjectsPage() {
  return (
    <>
      <WorkHero />
      <BelowFold>
        <ProjectGallery />
        <CallToAction {...projectsPage.closing} water={water} />
      </BelowFold>
    </>
  );
}
