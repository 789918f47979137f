import {
  type Accent,
  Badge,
  Container,
  Lead,
  Picture,
  Reveal,
  VisuallyHidden,
  site,
  styled,
  text,
} from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { clientWords } from '../content/clientWords';
import { StudyFacts } from './StudyFacts';
import { StudyQuote } from './StudyQuote';
import { StudyResults } from './StudyResults';
import { StudyStory } from './StudyStory';
import { StudyMore } from './StudyMore';

const { palette, ramp, scale } = site;

const Band = styled('article')<{ accent: Accent; side: 'left' | 'right' }>(({ accent, side }) => ({
  paddingBlock: 'clamp(56px, 7vw, 104px)',
  borderTop: `1px solid ${palette.hairline}`,
  scrollMarginTop: 40,
  background: `radial-gradient(50% 32rem at ${side === 'left' ? 15 : 85}% 12%, ${ramp[accent]}17, transparent 100%)`,
}));

const Stack = styled('div')({ display: 'grid', gap: 'clamp(40px, 5vw, 64px)' });

const Head = styled('div')<{ side: 'left' | 'right' }>(({ side, theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 64px)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns:
      side === 'left' ? 'minmax(0, 2fr) minmax(0, 1.18fr)' : 'minmax(0, 1.18fr) minmax(0, 2fr)',
    '& > .media': { order: side === 'left' ? 0 : 1 },
  },
}));

const Media = styled('div')({
  borderRadius: scale.radius.large,
  border: `1px solid ${palette.hairline}`,
  overflow: 'clip',
  background: palette.surface,
});

const Words = styled('div')({
  display: 'grid',
  gap: 18,
  justifyItems: 'start',
  '& > dl': { width: '100%', marginTop: 8 },
});
const Title = styled('h2')(text('h2'));

interface StudyArticleProps {
  study: CaseStudy;
  /** Where the picture stands from 900 px. */
  side: 'left' | 'right';
}

/** One project told in full. */
export function StudyArticle({ study, side }: StudyArticleProps) {
  const { id, title, category, description, image, results, color } = study;
  const quote = clientWords[id];
  return (
    <Band id={id} accent={color} side={side} aria-labelledby={`${id}-title`}>
      <Container>
        <Stack>
          <Head side={side}>
            <Media className="media">
              <Picture
                src={image.fallback}
                alt={image.alt}
                width={1440}
                height={900}
                sources={[{ type: 'image/avif', srcSet: `${image.small} 720w, ${image.large} 1440w` }]}
                sizes="(min-width: 1280px) 680px, (min-width: 900px) 55vw, 94vw"
              />
            </Media>
            <Words>
              <Badge accent={color}>{category}</Badge>
              <Title id={`${id}-title`}>{title}</Title>
              <Lead>{description}</Lead>
              <StudyFacts study={study} />
            </Words>
          </Head>
          <Reveal>
            <div>
              <h3>
                <VisuallyHidden>{caseStudiesPage.parts.results}</VisuallyHidden>
              </h3>
              <StudyResults results={results} accent={color} />
            </div>
          </Reveal>
          <StudyStory study={study} />
          {quote && <StudyQuote quote={quote} accent={color} />}
          <StudyMore study={study} />
        </Stack>
      </Container>
    </Band>
  );
}
