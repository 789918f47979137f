import { CheckList, ChipList, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { StudyProof } from './proof/StudyProof';
import { columnGap, narrow } from './studyCompositions';

const { palette } = site;
const words = caseStudiesPage.parts;

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

/** Challenge and solution as text, and a proof of the solution; then what was built, and its technology. */
export function StudyStory({ study }: { study: CaseStudy }) {
  const { id, challenge, solution, features, technologies, color } = study;
  return (
    <>
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
