import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { memo } from 'react';
import {
  Card,
  CardText,
  CardTitle,
  ChipList,
  CoverLink,
  TextLink,
  VisuallyHidden,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { industryAccents } from '../content/Project';
import type { Project } from '../content/Project';
import { ProjectPicture, twoAbreast } from './ProjectPicture';
import { alignedRows, cardRows } from './alignedRows';

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
export const ProjectCard = memo(function ProjectCard({ project, lead }: { project: Project; lead: boolean }) {
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
