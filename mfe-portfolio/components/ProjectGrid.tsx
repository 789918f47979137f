'use client';

import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import {
  Card,
  CardText,
  CardTitle,
  ChipList,
  CoverLink,
  Reveal,
  TextLink,
  VisuallyHidden,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { Fragment, type PointerEvent, memo, useEffect, useState } from 'react';
import { type Project, industryAccents } from '../content/Project';
import { clientWords } from '../content/clientWords';
import { projects } from '../content/projects';
import { projectsPage } from '../content/projectsPage';
import { ClientQuote } from './ClientQuote';
import { ProjectPicture, twoAbreast } from './ProjectPicture';

/** Rows of a project's card: picture, title, industry, sentence, technologies. */
const cardRows = 5;

/** Spans rows of the grid around it, so that equal parts of neighbors align, however long the text above is. */
const alignedRows = (count: number, rowGap = 0) =>
  ({ display: 'grid', gridRow: `span ${count}`, gridTemplateRows: 'subgrid', rowGap }) as const;

const { palette, motion } = site;

const Frame = styled(Card)<{ lead: boolean }>(({ lead }) => ({
  gap: 0,
  transition: `border-color ${motion.hover}, transform ${motion.hover}`,
  '&:hover, &:focus-within': { borderColor: 'var(--accent)' },
  // As wide as two cards and their gap, as high as one: the picture takes the height that the text leaves.
  [`@media ${twoAbreast}`]: lead
    ? { display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)' }
    : { ...alignedRows(cardRows), height: 'auto' },
}));

const Body = styled('div')<{ lead: boolean }>(({ lead }) => ({
  display: 'grid',
  alignItems: 'start',
  rowGap: 10,
  padding: '20px 22px 22px',
  [`@media ${twoAbreast}`]: lead
    ? {
        gridTemplateColumns: '3fr 2fr',
        columnGap: 48,
        '& h3': { gridColumn: '1 / -1' },
        '& > div': { gridArea: '2 / 2 / span 2' },
      }
    : alignedRows(cardRows - 1, 10),
}));
const Foot = styled('div')({ display: 'grid', gap: 10 });
const Built = styled('p')({ ...text('small'), color: palette.muted });

const Industry = styled('p')({
  ...text('label'),
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  // Close to the title, to which it belongs.
  marginTop: -6,
  color: palette.muted,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: 2,
    background: 'var(--accent)',
  },
});

const Title = styled(CardTitle)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  '& svg': { flex: 'none', width: 20, height: 20, color: palette.muted },
});

// Above the link that covers the card.
const More = styled('p')({ ...text('small'), position: 'relative', zIndex: 1, justifySelf: 'start' });

/**
 * One project: cover, title, a sentence, tags; `lead` is two columns wide. The whole card opens the product's own
 * site in a new tab, except the link to this site's page on it. Touches and filter changes render the surroundings,
 * not the cards (`memo`).
 */
const ProjectCard = memo(function ProjectCard({ project, lead }: { project: Project; lead: boolean }) {
  return (
    <Frame pad="none" lead={lead} data-card="" data-accent={industryAccents[project.industry]}>
      <ProjectPicture project={project} lead={lead} />
      <Body lead={lead}>
        <Title>
          <CoverLink to={project.link}>{project.title}</CoverLink>
          <ArrowUpRight aria-hidden="true" />
        </Title>
        <Industry>{project.industry}</Industry>
        <CardText>{project.summary}</CardText>
        <Foot>
          <ChipList items={project.tags} />
          <Built>{project.technologies.join(', ')}</Built>
          {project.more && (
            <More>
              <TextLink to={project.more.to}>
                {project.more.label}
                <VisuallyHidden>{`: ${project.title}`}</VisuallyHidden>
              </TextLink>
            </More>
          )}
        </Foot>
      </Body>
    </Frame>
  );
});

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
  transition: `opacity 320ms ${motion.ease}, transform 320ms ${motion.ease}`,
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

/** All cards, always in the document. A filter only hides them, so pictures and the entrance animation are kept. */
export function ProjectGrid({ shown }: { shown: readonly Project[] }) {
  const [entered, setEntered] = useState(false);
  // Seventeen cards and one of double width fill rows of two and of three.
  const whole = shown.length === projects.length;
  useEffect(() => setEntered(true), []);

  return (
    <List data-entered={entered || undefined} onPointerDown={markTouched}>
      {projects.map((project, index) => (
        <Fragment key={project.slug}>
          <Item id={project.slug} hidden={!shown.includes(project)} lead={whole && index === 0}>
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
