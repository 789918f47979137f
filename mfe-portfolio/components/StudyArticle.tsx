import { projectPath, servicePath } from 'shared-content/content';
import { type Accent, Badge, Container, Facts, Lead, TextLink, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { clientWords } from '../content/clientWords';
import { ClientQuote } from './ClientQuote';
import { StudyStory } from './StudyStory';
import { type StudyComposition, areas, beyondNarrow, columnGap, middle, narrow } from './studyCompositions';

const { palette, ramp, scale } = site;
const { parts } = caseStudiesPage;

const Band = styled('article')<{ accent: Accent; side: 'left' | 'right' }>(({ accent, side }) => ({
  paddingBlock: 'clamp(48px, 7vw, 104px)',
  borderTop: `1px solid ${palette.hairline}`,
  scrollMarginTop: 40,
  background: `radial-gradient(50% 32rem at ${side === 'left' ? 15 : 85}% 12%, ${ramp[accent]}17, transparent 100%)`,
}));

// On a phone one column; the last row leads on.
const Sheet = styled('div')<{ composition: StudyComposition }>(
  ({ composition: { wide, stacked }, theme }) => ({
    display: 'grid',
    gap: 34,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: areas([...stacked, 'o']),
    [`@media ${beyondNarrow}`]: {
      gap: `clamp(40px, 5vw, 64px) ${columnGap.beyond}px`,
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gridTemplateAreas: areas([...middle, 'oooooo']),
      alignItems: 'start',
    },
    [theme.breakpoints.up('lg')]: { gridTemplateAreas: areas([...wide, 'oooooo']) },
  }),
);

const Media = styled('div')({
  gridArea: 'm',
  borderRadius: scale.radius.large,
  border: `1px solid ${palette.hairline}`,
  overflow: 'clip',
  background: palette.surface,
});

const Words = styled('div')({
  gridArea: 'w',
  containerType: 'inline-size',
  display: 'grid',
  gap: 26,
});
// Title and sentence side by side where the text has the page's width.
const Opening = styled('div')({
  display: 'grid',
  gap: 18,
  '@container (min-width: 800px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: columnGap.beyond,
    alignItems: 'end',
  },
});
const Named = styled('div')({ display: 'grid', gap: 18, justifyItems: 'start' });
const Voice = styled('div')({ gridArea: 'q', minWidth: 0 });
const Title = styled('h2')(text('h2'));

// The client above the others, which fill rows of two and of four; all five in one row where there is room.
const Terms = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${palette.hairline}`,
  '@container (max-width: 899.98px)': { '& dl > :first-of-type': { gridColumn: '1 / -1' } },
  '@container (min-width: 600px)': {
    '& dl': { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))', columnGap: columnGap.beyond },
  },
  '@container (min-width: 900px)': { '& dl': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

const facts = ['client', 'cost', 'duration', 'teamSize', 'launched'] as const;

const Image = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  [`@media ${narrow}`]: { aspectRatio: '10 / 11' },
});

/** A study's picture, tall in a narrow window so that its text stays legible. */
function StudyPicture({ image, columns }: { image: CaseStudy['image']; columns: number }) {
  const { tall, small, large, fallback, alt } = image;
  return (
    <picture>
      <source
        media={narrow}
        type="image/avif"
        srcSet={`${tall.small} 640w, ${tall.large} 960w`}
        sizes="92vw"
      />
      <source
        type="image/avif"
        srcSet={`${small} 720w, ${large} 1440w`}
        sizes={`(min-width: 1280px) ${columns * 200}px, (min-width: 1200px) ${columns * 15}vw, 92vw`}
      />
      <Image
        src={fallback}
        alt={alt}
        width={1440}
        height={900}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}

const Row = styled('div')({
  ...text('small'),
  gridArea: 'o',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  color: palette.muted,
});
const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': { display: 'inline-block', paddingBlock: 8 },
});

/** Links to the project and the services behind a study. */
function StudyMore({ study: { id, client, services } }: { study: CaseStudy }) {
  return (
    <Row>
      <p>{parts.more}</p>
      <Links>
        <li>
          <TextLink to={projectPath(id)}>{caseStudiesPage.inGallery(client)}</TextLink>
        </li>
        {services.map((service) => (
          <li key={service.slug}>
            <TextLink to={servicePath(service)}>{service.name}</TextLink>
          </li>
        ))}
      </Links>
    </Row>
  );
}

interface StudyArticleProps {
  study: CaseStudy;
  composition: StudyComposition;
  /** The side from which its color shines. */
  side: 'left' | 'right';
}

/** One project in full. */
export function StudyArticle({ study, composition, side }: StudyArticleProps) {
  const { id, title, category, description, image, color } = study;
  const quote = clientWords[id];
  const columnsOfPicture = composition.wide.join('').split('m').length - 1;
  return (
    <Band id={id} accent={color} side={side} aria-labelledby={`${id}-title`}>
      <Container>
        <Sheet composition={composition}>
          <Media>
            <StudyPicture image={image} columns={columnsOfPicture} />
          </Media>
          <Words>
            <Opening>
              <Named>
                <Badge accent={color}>{category}</Badge>
                <Title id={`${id}-title`}>{title}</Title>
              </Named>
              <Lead>{description}</Lead>
            </Opening>
            <Terms>
              <Facts items={facts.map((kind) => [parts[kind], study[kind]])} />
            </Terms>
          </Words>
          <StudyStory study={study} />
          {quote && (
            <Voice>
              <ClientQuote quote={quote} look={composition.quote === 'boxed' ? color : 'daylight'} />
            </Voice>
          )}
          <StudyMore study={study} />
        </Sheet>
      </Container>
    </Band>
  );
}
