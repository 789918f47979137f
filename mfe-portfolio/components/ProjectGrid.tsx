import { Reveal, site, styled } from 'shared-content/ui';
import { type PointerEvent, useEffect, useState } from 'react';
import type { Project } from '../content/Project';
import { ProjectCard } from './ProjectCard';
import { twoAbreast } from './ProjectPicture';
import { alignedRows, cardRows } from './alignedRows';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${twoAbreast}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Three abreast only where the words within the covers stay legible.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

// Only a card that comes back by a filter rises; at first paint nothing waits (no flag, no starting style).
const Item = styled('li', { shouldForwardProp: (prop) => prop !== 'lead' })<{ lead: boolean }>(
  ({ lead }) => ({
    ...alignedRows(cardRows),
    minWidth: 0,
    // Where links from other pages lead, clear of the header.
    scrollMarginTop: 120,
    '&[hidden]': { display: 'none' },
    '& > *': alignedRows(cardRows),
    ...(lead && { [`@media ${twoAbreast}`]: { gridColumn: 'span 2' } }),
    transition: `opacity 320ms ${site.motion.ease}, transform 320ms ${site.motion.ease}`,
    '@starting-style': { '[data-entered] > &': { opacity: 0, transform: 'translateY(16px)' } },
  }),
);

interface ProjectGridProps {
  projects: readonly Project[];
  shown: (project: Project) => boolean;
}

/** All cards, always in the document: a filter hides, so that pictures and the one entrance are kept. */
export function ProjectGrid({ projects, shown }: ProjectGridProps) {
  const [entered, setEntered] = useState(false);
  // Seventeen cards and one that counts double fill rows of two and of three.
  const whole = projects.every(shown);
  const [touched, setTouched] = useState<string>();
  useEffect(() => setEntered(true), []);

  const onPress = (slug: string) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') setTouched(slug);
  };

  return (
    <List data-entered={entered || undefined}>
      {projects.map((project, index) => (
        <Item
          key={project.slug}
          id={project.slug}
          hidden={!shown(project)}
          lead={whole && index === 0}
          data-touched={touched === project.slug || undefined}
          onPointerDown={onPress(project.slug)}
        >
          <Reveal index={index % 3}>
            <ProjectCard project={project} lead={whole && index === 0} />
          </Reveal>
        </Item>
      ))}
    </List>
  );
}
