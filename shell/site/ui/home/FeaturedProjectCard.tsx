import {
  type Accent,
  Badge,
  Card,
  CardText,
  ChipList,
  CoverLink,
  pictureGround,
  site,
  styled,
  text,
} from 'shared-content/ui';
import type { FeaturedProject } from '../../content/featuredProjects';

const Face = styled(Card)<{ accent?: Accent }>(({ accent = 'jade' }) => ({
  transition: `border-color ${site.motion.hover}, transform ${site.motion.hover}`,
  '&:hover, &:focus-within': { borderColor: site.ramp[accent], transform: 'translateY(-2px)' },
  '&:hover img': { transform: 'scale(1.02)' },
}));
const Body = styled('div')<{ wide: boolean }>(({ wide, theme }) => ({
  display: 'grid',
  height: '100%',
  gridTemplateRows: 'auto 1fr',
  ...(wide && {
    [theme.breakpoints.up('md')]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '5fr 8fr',
      '& > :last-child': { order: -1 },
    },
  }),
}));
// A whole picture narrower than 620 px has letters below 11 px. Windows outside these widths show a detail of it.
const roomForWhole = '(min-width: 680px) and (max-width: 899.95px), (min-width: 1120px)';

const Stage = styled('picture')<{ wide: boolean; tint: string }>(({ wide, tint, theme }) => ({
  display: 'block',
  overflow: 'clip',
  background: pictureGround(tint),
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Crops the bottom of the detail.
    objectPosition: '50% 0',
    transition: `transform 400ms ${site.motion.ease}`,
    [theme.breakpoints.up('sm')]: { aspectRatio: '16 / 10' },
    ...(!wide && { [theme.breakpoints.up('md')]: { aspectRatio: '15 / 13' } }),
  },
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
/** One featured project, from its case study: picture, description and technologies. */
export function FeaturedProjectCard({ project, wide }: { project: FeaturedProject; wide: boolean }) {
  const { study, detail, whole, sector, accent, title, description, tech } = project;
  return (
    <Face pad="none" accent={accent}>
      <Body wide={wide}>
        <Stage wide={wide} tint={site.ramp[accent]}>
          {whole && (
            <source
              media={roomForWhole}
              srcSet={`${whole.small} 720w, ${whole.large} 1440w`}
              sizes="(min-width: 900px) 740px, 92vw"
            />
          )}
          <img src={detail} alt="" width={480} height={528} loading="lazy" decoding="async" />
        </Stage>
        <Words>
          <Badge accent={accent}>{sector}</Badge>
          <h3>
            <CoverLink to={`/case-studies#${study}`}>{title}</CoverLink>
          </h3>
          <CardText>{description}</CardText>
          <ChipList items={tech} />
        </Words>
      </Body>
    </Face>
  );
}
