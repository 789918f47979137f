import { type Accent, Badge, Card, CardText, ChipList, site, styled, text } from 'shared-content/ui';
import type { FeaturedProject } from '../../content/featuredProjects';
import { ProjectDrawing } from './drawings/ProjectDrawing';

const Body = styled('div')<{ wide: boolean }>(({ wide, theme }) => ({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  ...(wide && {
    [theme.breakpoints.up('md')]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '5fr 7fr',
      '& > :last-child': { order: -1 },
    },
  }),
}));

const Stage = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'grid',
  alignItems: 'end',
  background: `linear-gradient(160deg, ${site.ramp[accent]}2e, ${site.ramp[accent]}0a 70%)`,
  borderBottom: `1px solid ${site.palette.hairline}`,
}));
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 14,
  padding: 'clamp(24px, 3vw, 40px)',
  justifyContent: 'center',
  '& h3': { ...text('h3'), fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem)' },
});

/** One featured project: what it looks like, what it does, what it is built with. */
export function FeaturedProjectCard({ project, wide }: { project: FeaturedProject; wide: boolean }) {
  return (
    <Card pad="none">
      <Body wide={wide}>
        <Stage accent={project.accent}>
          <ProjectDrawing drawing={project.drawing} accent={project.accent} />
        </Stage>
        <Words>
          <Badge accent={project.accent}>{project.sector}</Badge>
          <h3>{project.title}</h3>
          <CardText>{project.description}</CardText>
          <ChipList items={project.tech} />
        </Words>
      </Body>
    </Card>
  );
}
