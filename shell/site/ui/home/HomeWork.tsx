import {
  type Accent,
  Badge,
  Card,
  CardText,
  ChipList,
  CoverLink,
  Reveal,
  Section,
  SectionHeading,
  buttonStyle,
  pictureGround,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { type ClientLogo, clientLogos } from '../../content/clientLogos';
import { clients } from '../../content/clients';
import {
  type FeaturedProject,
  featuredHeading as heading,
  featuredProjects,
} from '../../content/featuredProjects';
import { HeadingRow } from './HomeServices';

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
    aspectRatio: '16 / 11',
    [theme.breakpoints.up('sm')]: { aspectRatio: '16 / 10' },
    ...(!wide && { [theme.breakpoints.up('md')]: { aspectRatio: '15 / 13' } }),
  },
}));
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 'clamp(10px, 1.2vw, 14px)',
  padding: 'clamp(20px, 3vw, 40px)',
  justifyContent: 'center',
  '& h3': { ...text('h3'), fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem)' },
});
/** One featured project, from its case study: picture, description and technologies. */
function FeaturedProjectCard({ project, wide }: { project: FeaturedProject; wide: boolean }) {
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

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: '1 / -1' },
  },
}));

/** Three projects: one wide, two side by side. */
export function FeaturedProjects() {
  return (
    <Section labelledBy="featured">
      <HeadingRow id="featured" title={heading.title} lead={heading.lead} action={heading.action} />
      <Layout>
        {featuredProjects.map((project, index) => (
          <Reveal key={project.title} index={index}>
            <FeaturedProjectCard project={project} wide={index === 0} />
          </Reveal>
        ))}
      </Layout>
    </Section>
  );
}

const Wall = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Two columns on a phone: in three, the names on the logos fall below 11 px.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    placeItems: 'center start',
    minHeight: 'clamp(60px, 9vw, 112px)',
    padding: '8px clamp(6px, 1.6vw, 20px) 8px 0',
  },
  '& img': { opacity: 0.78, transition: `opacity ${site.motion.hover}` },
  '& li:hover img': { opacity: 1 },
}));

/** A grid of logos, each named by its file. */
function LogoGrid({ logos }: { logos: readonly ClientLogo[] }) {
  return (
    <Wall>
      {logos.map(({ name, src }) => (
        <li key={name}>
          <img src={src} alt={name} width={160} height={51} loading="lazy" />
        </li>
      ))}
    </Wall>
  );
}

// The disclosure contains only the button and opens the element after it. So the button can be below the logos, also
// where `details` cannot be a flex box (Firefox before 143, Safari before 18.4).
const Rest = styled('div')({
  display: 'grid',
  '& > details': { order: 2, justifySelf: 'start', marginTop: 32 },
  '& summary': buttonStyle('secondary'),
  '& details:not([open]) .less, & details[open] .more': { display: 'none' },
  '@media not print': { '& > details:not([open]) + *': { display: 'none' } },
});

/** The client logos: twelve at first, the others behind a native disclosure. */
export function ClientWall() {
  const rest = clientLogos.slice(clients.shown);
  return (
    <Section labelledBy="clients">
      <SectionHeading id="clients" title={clients.title} lead={clients.lead} />
      <LogoGrid logos={clientLogos.slice(0, clients.shown)} />
      {rest.length > 0 && (
        <Rest>
          <details>
            <summary>
              <span className="more">{clients.more}</span>
              <span className="less">{clients.less}</span>
            </summary>
          </details>
          <LogoGrid logos={rest} />
        </Rest>
      )}
    </Section>
  );
}
