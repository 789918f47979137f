'use client';

import { Reveal, site, styled } from 'shared-content/ui';
import { Fragment, type PointerEvent, useEffect, useState } from 'react';
import { type Project, industryAccents } from '../content/Project';
import { clientWords } from '../content/clientWords';
import { projectsPage } from '../content/projectsPage';
import { ClientQuote } from './ClientQuote';
import { ProjectCard } from './ProjectCard';
import { twoAbreast } from './ProjectPicture';
import { alignedRows, cardRows } from './alignedRows';

// Here rather than in each card: all industries then share one card style, which makes the document smaller.
const accents = Object.fromEntries(
  Object.values(industryAccents).map((accent) => [
    `& [data-accent="${accent}"]`,
    { '--accent': site.ramp[accent] },
  ]),
);

const List = styled('ul')(({ theme }) => ({
  ...accents,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${twoAbreast}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Three columns only where the text within the covers stays legible.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

// Only a card that a filter brings back rises. At first paint nothing waits (no flag, no starting style).
const Item = styled('li')<{ lead: boolean }>(({ lead }) => ({
  minWidth: 0,
  // Targets of links from other pages, clear of the header.
  scrollMarginTop: 120,
  '&[hidden]': { display: 'none' },
  [`@media ${twoAbreast}`]: lead
    ? { display: 'grid', gridArea: `span ${cardRows} / span 2` }
    : { ...alignedRows(cardRows), '& > *': alignedRows(cardRows) },
  transition: `opacity 320ms ${site.motion.ease}, transform 320ms ${site.motion.ease}`,
  '@starting-style': { '[data-entered] > &': { opacity: 0, transform: 'translateY(16px)' } },
}));

// Light between whole rows of cards, with equal distance above and below.
const Between = styled('li')({
  gridColumn: '1 / -1',
  marginBlock: 'clamp(16px, 3vw, 40px)',
  '&[hidden]': { display: 'none' },
});

const { after, client } = projectsPage.voice;
const voice = clientWords[client];

/** Shows the mockup of the last touched card. It is no state, because a render of all cards would delay it. */
function markTouched({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'touch') return;
  currentTarget.querySelector('[data-touched]')?.removeAttribute('data-touched');
  (target as Element).closest('li[id]')?.setAttribute('data-touched', '');
}

interface ProjectGridProps {
  projects: readonly Project[];
  shown: (project: Project) => boolean;
}

/** All cards, always in the document. A filter only hides them, so pictures and the entrance animation are kept. */
export function ProjectGrid({ projects, shown }: ProjectGridProps) {
  const [entered, setEntered] = useState(false);
  // Seventeen cards and one of double width fill rows of two and of three.
  const whole = projects.every(shown);
  useEffect(() => setEntered(true), []);

  return (
    <List data-entered={entered || undefined} onPointerDown={markTouched}>
      {projects.map((project, index) => (
        <Fragment key={project.slug}>
          <Item id={project.slug} hidden={!shown(project)} lead={whole && index === 0}>
            <Reveal index={index % 3}>
              <ProjectCard project={project} lead={whole && index === 0} />
            </Reveal>
          </Item>
          {voice && index + 1 === after && (
            <Between hidden={!whole}>
              <ClientQuote quote={voice} look="daylight" />
            </Between>
          )}
        </Fragment>
      ))}
    </List>
  );
}
