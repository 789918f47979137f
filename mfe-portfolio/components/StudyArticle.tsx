import { type Accent, Badge, Container, Lead, VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { clientWords } from '../content/clientWords';
import { ClientQuote } from './ClientQuote';
import { StudyFacts } from './StudyFacts';
import { StudyPicture } from './StudyPicture';
import { StudyResults } from './StudyResults';
import { StudyStory } from './StudyStory';
import { StudyMore } from './StudyMore';
import { type StudyComposition, areas, beyondNarrow, columnGap, middle } from './studyCompositions';

const { palette, ramp, scale } = site;

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
const Figures = styled('div')({ gridArea: 'r', containerType: 'inline-size' });
const Voice = styled('div')({ gridArea: 'q', minWidth: 0 });
const Title = styled('h2')(text('h2'));

interface StudyArticleProps {
  study: CaseStudy;
  composition: StudyComposition;
  /** The side from which its color shines. */
  side: 'left' | 'right';
}

/** One project in full. */
export function StudyArticle({ study, composition, side }: StudyArticleProps) {
  const { id, title, category, description, image, results, color } = study;
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
            <StudyFacts study={study} />
          </Words>
          <Figures>
            <h3>
              <VisuallyHidden>{caseStudiesPage.parts.results}</VisuallyHidden>
            </h3>
            <StudyResults results={results} accent={color} />
          </Figures>
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
