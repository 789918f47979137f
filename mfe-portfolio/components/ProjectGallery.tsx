'use client';

import { Container, VisuallyHidden, island, styled } from 'shared-content/ui';
import { projects } from '../content/projects';
import { projectsPage } from '../content/projectsPage';
import { filterOptions, matchesFilter } from '../filter/ProjectFilter';
import { useProjectFilter } from '../filter/useProjectFilter';
import { FilterBar } from './FilterBar';
import { NoProjects } from './NoProjects';
import { ProjectGrid } from './ProjectGrid';

const options = filterOptions(projects);

// Less room above than in other sections, because the first row of work should be in view.
const Above = styled('section')({
  paddingTop: 'clamp(32px, 4vw, 48px)',
  // The open list overlaps the block below.
  position: 'relative',
  zIndex: 1,
});
const Below = styled('div')({ paddingBottom: 'clamp(64px, 7vw, 96px)' });

const gridId = 'work';

/**
 * The filters, the grid, and a message when no project is left. It has two blocks: a phone's window ends between
 * them, and the covers below load after the first paint. Screen readers see one region.
 */
export function ProjectGallery() {
  const control = useProjectFilter(options);
  const shown = projects.filter((project) => matchesFilter(project, control.filter));

  return (
    <>
      <Above {...island('intent')} aria-labelledby="work-heading" aria-owns={gridId}>
        <Container>
          <h2 id="work-heading">
            <VisuallyHidden>{projectsPage.filters.heading}</VisuallyHidden>
          </h2>
          <FilterBar options={options} control={control} shown={shown.length} />
        </Container>
      </Above>
      <Below {...island('intent')} id={gridId}>
        <Container>
          <ProjectGrid projects={projects} shown={(project) => shown.includes(project)} />
          {shown.length === 0 && <NoProjects options={options} control={control} />}
        </Container>
      </Below>
    </>
  );
}
