import { type Accent, CheckList, ChipList, VisuallyHidden, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { StudyProof } from './StudyProof';
import { columnGap, narrow } from './studyCompositions';

const { palette, ramp } = site;
const words = caseStudiesPage.parts;

const Figures = styled('div')({ gridArea: 'r', containerType: 'inline-size' });

/** Half of the page: as many rows as the drawing beside them is high. */
const half = '@container (min-width: 480px) and (max-width: 680px)';

// Two columns on a phone, four across the page, one in half of it.
const Results = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `24px ${columnGap.narrow}px`,
  [half]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 17 },
  '@container (min-width: 680.02px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: columnGap.beyond,
  },
});

// The label comes first in the document (dt before dd), but is shown below the figure.
const Result = styled('div')<{ accent: Accent }>(({ accent }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 6,
  paddingTop: 18,
  borderTop: `2px solid ${ramp[accent]}`,
  [half]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(50% - ${columnGap.beyond / 2}px))`,
    columnGap: columnGap.beyond,
    alignItems: 'baseline',
    '& > dt': { order: 1 },
  },
}));
const Figure = styled('dd')({ ...text('h1'), margin: 0 });
const Label = styled('dt')({ ...text('small'), color: palette.muted });

const Part = styled('div')({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  color: palette.muted,
  '& p': { maxWidth: '60ch' },
  '& h3': { ...text('h3'), color: palette.text },
});
// Side by side where there is room for two columns.
const Story = styled('div')({
  gridArea: 's',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 32,
});
// Across the page, its lists align with the columns of the results: three for what was built, one for its technology.
const Built = styled('div')({ gridArea: 'b', containerType: 'inline-size' });
const across = '@container (min-width: 960px)';
const Lists = styled('div')({
  display: 'grid',
  gap: `28px ${columnGap.beyond}px`,
  [across]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 3' },
    '& > :first-of-type ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  // Six short points on a phone take three rows, not six.
  [`@media ${narrow}`]: {
    '& > :first-of-type ul': {
      ...text('small'),
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `10px ${columnGap.narrow}px`,
      '& > li': { gridTemplateColumns: '12px 1fr', gap: 8 },
    },
    '& > :last-of-type': {
      gridTemplateColumns: 'auto 1fr',
      columnGap: 9,
      alignItems: 'baseline',
      '& h3': { ...text('small'), fontWeight: 550 },
    },
  },
});

/** The results; challenge and solution as text, and a proof of the solution; what was built, and its technology. */
export function StudyStory({ study }: { study: CaseStudy }) {
  const { id, results, challenge, solution, features, technologies, color } = study;
  return (
    <>
      <Figures>
        <h3>
          <VisuallyHidden>{words.results}</VisuallyHidden>
        </h3>
        <Results>
          {results.map(({ number, label }) => (
            <Result key={label} accent={color}>
              <Label>{label}</Label>
              <Figure>{number}</Figure>
            </Result>
          ))}
        </Results>
      </Figures>
      <Story>
        <Part>
          <h3>{words.challenge}</h3>
          {challenge.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        <Part>
          <h3>{words.solution}</h3>
          {solution.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      </Story>
      <StudyProof id={id} />
      <Built>
        <Lists>
          <Part>
            <h3>{words.features}</h3>
            <CheckList items={features} accent={color} />
          </Part>
          <Part>
            <h3>{words.technologies}</h3>
            <ChipList items={technologies} />
          </Part>
        </Lists>
      </Built>
    </>
  );
}
