import { CheckList, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { StudyProof } from './proof/StudyProof';
import { TagLine } from './TagLine';

const { palette } = site;
const words = caseStudiesPage.parts;

const Part = styled('div')({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  color: palette.muted,
  '& p': { maxWidth: '60ch' },
  '& h3': { ...text('h3'), color: palette.text },
  '& h3:nth-of-type(2)': { marginTop: 14 },
});
// Side by side where there is room for two columns.
const Story = styled('div')({
  gridArea: 's',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 32,
});
// As many columns as find room beside what else stands there.
const Built = styled('div')({
  gridArea: 'b',
  containerType: 'inline-size',
  '@container (min-width: 660px)': { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@container (min-width: 960px)': { '& ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Challenge and solution as prose, the solution with what it runs on and what shows it; then what was built. */
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
          <h3>{words.technologies}</h3>
          <TagLine items={technologies} />
        </Part>
      </Story>
      <StudyProof id={id} />
      <Built>
        <Part>
          <h3>{words.features}</h3>
          <CheckList items={features} accent={color} />
        </Part>
      </Built>
    </>
  );
}
