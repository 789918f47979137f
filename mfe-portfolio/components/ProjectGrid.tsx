import { Reveal, site, styled } from 'shared-content/ui';
import { Fragment, type PointerEvent, useEffect, useState } from 'react';
import { type Project, industryAccents } from '../content/Project';
import { clientWords } from '../content/clientWords';
import { projectsPage } from '../content/projectsPage';
import { DaylightQuote } from './DaylightQuote';
import { ProjectCard } from './ProjectCard';
import { twoAbreast } from './ProjectPicture';
import { alignedRows, cardRows } from './alignedRows';

// Here and not in each card: a card's style is then one for all industries, and the document that much lighter.
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
  // Three inParallel only where the words within the covers stay legible.
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

// Only a card that comes back by a filter rises; at first paint nothing waits (no flag, no starting style).
const Item = styled('li', { shouldForwardProp: (prop) => prop !== 'lead' })<{ lead: boolean }>(
  ({ lead }) => ({
    minWidth: 0,
    // Where links from other pages lead, clear of the header.
    scrollMarginTop: 120,
    '&[hidden]': { display: 'none' },
    [`@media ${twoAbreast}`]: lead
      ? { display: 'grid', gridArea: `span ${cardRows} / span 2` }
      : { ...alignedRows(cardRows), '& > *': alignedRows(cardRows) },
    transition: `opacity 320ms ${site.motion.ease}, transform 320ms ${site.motion.ease}`,
    '@starting-style': { '[data-entered] > &': { opacity: 0, transform: 'translateY(16px)' } },
  }),
);

// Light between whole rows of the wall, as far above it as below.
const Between = styled('li')({
  gridColumn: '1 / -1',
  marginBlock: 'clamp(16px, 3vw, 40px)',
  '&[hidden]': { display: 'none' },
});

const { after, client } = projectsPage.voice;
const voice = clientWords[client];

/** The card that a finger lies on, or lay on last, shows its mockup. Not a state: a render of all cards would come before it. */
function markTouched({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'touch') return;
  currentTarget.querySelector('[data-touched]')?.removeAttribute('data-touched');
  (target as Element).closest('li[id]')?.setAttribute('data-touched', '');
}

interface ProjectGridProps {
  projects: readonly Project[];
  shown: (project: Project) => boolean;
}

/** All cards, always in the document: a filter hides, so that pictures and the one entrance are kept. */
export function ProjectGrid({ projects, shown }: ProjectGridProps) {
  const [entered, setEntered] = useState(false);
  // Seventeen cards and one that counts double fill rows of two and of three.
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
              <DaylightQuote quote={voice} />
            </Between>
          )}
        </Fragment>
      ))}
    </List>
  );
}
