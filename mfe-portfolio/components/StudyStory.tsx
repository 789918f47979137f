import { CheckList, site, styled, text } from 'shared-content/ui';
import type { CaseStudy } from '../content/CaseStudy';
import { caseStudiesPage } from '../content/caseStudiesPage';
import { TagLine } from './TagLine';

const { palette } = site;
const words = caseStudiesPage.parts;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The figures above stand on the same four columns.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: 32,
    '& > :nth-of-type(2)': { gridColumn: 'span 2' },
  },
}));
const Part = styled('div')({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  color: palette.muted,
  '& p': { maxWidth: '60ch' },
  '& h3': { ...text('h3'), color: palette.text },
  '& h3:nth-of-type(2)': { marginTop: 14 },
});
const Built = styled(Part)(({ theme }) => ({
  [theme.breakpoints.between('md', 'lg')]: { gridColumn: '1 / -1' },
}));

/** Challenge and solution as prose, the solution with what it runs on; beside them what was built. */
export function StudyStory({
  study: { challenge, solution, features, technologies, color },
}: {
  study: CaseStudy;
}) {
  return (
    <Columns>
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
      <Built>
        <h3>{words.features}</h3>
        <CheckList items={features} accent={color} />
      </Built>
    </Columns>
  );
}
