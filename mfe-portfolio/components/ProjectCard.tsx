import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  TextLink,
  VisuallyHidden,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { industryAccents } from '../content/Project';
import type { Project } from '../content/Project';
import { projectsPage } from '../content/projectsPage';
import { ProjectPicture, twoAbreast } from './ProjectPicture';
import { TagLine } from './TagLine';
import { alignedRows, cardRows } from './alignedRows';

const { palette, ramp, motion } = site;

// A styled component passes every prop on to the element unless told otherwise.
const own = { shouldForwardProp: (prop: string) => prop !== 'pad' && prop !== 'color' && prop !== 'lead' };
const Frame = styled(
  Card,
  own,
)<{ color: Accent; lead: boolean }>(({ color, lead }) => ({
  ...alignedRows(cardRows),
  transition: `border-color ${motion.hover}, transform ${motion.hover}`,
  '&:hover, &:focus-within': { borderColor: ramp[color] },
  // Two cards and the gap between them, as high as one.
  ...(lead && { [`@media ${twoAbreast}`]: { '& > :first-of-type': { aspectRatio: '800 / 290' } } }),
}));

const Body = styled('div')({
  ...alignedRows(cardRows - 1, 8),
  alignItems: 'start',
  padding: '20px 22px 22px',
});
const Built = styled('p')({ ...text('small'), fontWeight: 500, color: palette.text });

const Industry = styled('p', { shouldForwardProp: (prop) => prop !== 'color' })<{ color: Accent }>(
  ({ color }) => ({
    ...text('label'),
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    color: palette.muted,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      borderRadius: 2,
      background: ramp[color],
    },
  }),
);

const Title = styled(CardTitle)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  '& svg': { flex: 'none', width: 20, height: 20, color: palette.muted },
});

// The link's box covers the card: one target with one name.
const Cover = styled('a')({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${palette.jadeLight}`,
    outlineOffset: -4,
    borderRadius: 12,
  },
});

// Above the link that covers the card.
const More = styled('p')({ ...text('small'), position: 'relative', zIndex: 1, justifySelf: 'start' });

/**
 * One project: cover, title, a sentence, tags; `lead` is two columns wide. The whole card opens the product's own site in
 * a new tab, but for the link to what this site says about it elsewhere.
 */
export function ProjectCard({ project, lead = false }: { project: Project; lead?: boolean }) {
  const color = industryAccents[project.industry];
  return (
    <Frame pad="none" color={color} lead={lead} data-card="">
      <ProjectPicture project={project} lead={lead} />
      <Body>
        <Title>
          <Cover href={project.link} target="_blank" rel="noopener noreferrer">
            {project.title}
            <VisuallyHidden> ({projectsPage.newTab})</VisuallyHidden>
          </Cover>
          <ArrowUpRight aria-hidden="true" />
        </Title>
        <Industry color={color}>{project.industry}</Industry>
        <CardText>{project.summary}</CardText>
        <TagLine items={project.tags} />
        <Built>{project.technologies.join(', ')}</Built>
        {project.more && (
          <More>
            <TextLink to={project.more.to}>
              {project.more.label}
              <VisuallyHidden>{`: ${project.title}`}</VisuallyHidden>
            </TextLink>
          </More>
        )}
      </Body>
    </Frame>
  );
}
