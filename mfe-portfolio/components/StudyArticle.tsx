import { type Accent, Badge, Container, Lead, VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { clientWords } from '../content/clientWords';
import { StudyFacts } from './StudyFacts';
import { StudyPicture } from './StudyPicture';
import { StudyQuote } from './StudyQuote';
import { StudyResults } from './StudyResults';
import { StudyStory } from './StudyStory';
import { StudyMore } from './StudyMore';
import { type StudyComposition, areas, beyondNarrow, middle } from './studyCompositions';

const { palette, ramp, scale } = site;

const Band = styled('article')<{ accent: Accent; side: 'left' | 'right' }>(({ accent, side }) => ({
  paddingBlock: 'clamp(56px, 7vw, 104px)',
  borderTop: `1px solid ${palette.hairline}`,
  scrollMarginTop: 40,
  background: `radial-gradient(50% 32rem at ${side === 'left' ? 15 : 85}% 12%, ${ramp[accent]}17, transparent 100%)`,
}));

// On a phone one column; the last row of all leads on.
const Sheet = styled('div')<{ composition: StudyComposition }>(({ composition: { wide }, theme }) => ({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: areas([...'mwrspbqo']),
  [`@media ${beyondNarrow}`]: {
    gap: 'clamp(40px, 5vw, 64px) 32px',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridTemplateAreas: areas([...middle, 'oooooo']),
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateAreas: areas([...wide, 'oooooo']) },
}));

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
  gap: 18,
  justifyItems: 'start',
  '& > dl': { width: '100%', marginTop: 8 },
});
const Figures = styled('div')({ gridArea: 'r' });
const Title = styled('h2')(text('h2'));

interface StudyArticleProps {
  study: CaseStudy;
  composition: StudyComposition;
  /** From where its color shines. */
  side: 'left' | 'right';
}

/** One project told in full. */
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
            <Badge accent={color}>{category}</Badge>
            <Title id={`${id}-title`}>{title}</Title>
            <Lead>{description}</Lead>
            <StudyFacts study={study} />
          </Words>
          <Figures>
            <h3>
              <VisuallyHidden>{caseStudiesPage.parts.results}</VisuallyHidden>
            </h3>
            <StudyResults results={results} accent={color} />
          </Figures>
          <StudyStory study={study} />
          {quote && <StudyQuote quote={quote} accent={color} look={composition.quote} />}
          <StudyMore study={study} />
        </Sheet>
      </Container>
    </Band>
  );
}
