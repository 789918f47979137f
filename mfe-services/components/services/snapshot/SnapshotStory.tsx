import type { Stat } from 'shared-content/content';
import { type Accent, Badge, site, Stats, styled, text } from 'shared-content/ui';
import type { SuccessStory } from '../../../content/service.contract';
import { serviceLabels } from '../../../content/serviceLabels';
import { Plate } from '../../drawing/Plate';

const Story = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 56px)',
  [theme.breakpoints.down('md')]: { '& > img': { maxWidth: 480 } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 7fr) minmax(0, 11fr)',
    gridTemplateRows: '1fr auto auto',
    gap: '32px 48px',
    '& > img': { gridArea: '1 / 3 / 3 / 4' },
  },
}));
const Name = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  alignContent: 'start',
  [theme.breakpoints.up('md')]: { gridArea: '1 / 1 / 2 / 3' },
}));
const Project = styled('h3')({ ...text('h2'), fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)' });
const Parts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 56px) 48px',
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Challenge and solution end where the picture beside them does; the result has the last row to itself.
  [theme.breakpoints.up('md')]: {
    gridArea: '2 / 1 / 4 / -1',
    gridTemplate: 'subgrid / subgrid',
  },
}));
const Term = styled('dt')({ ...text('label'), color: site.palette.text, marginBottom: 8 });
const Detail = styled('dd')({ margin: 0, color: site.palette.muted });
const Result = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  paddingTop: 'clamp(20px, 2.4vw, 32px)',
  borderTop: `2px solid ${tint}`,
  [theme.breakpoints.up('sm')]: { gridColumn: '1 / -1' },
}));
const ResultWords = styled('dd')({
  ...text('h2'),
  fontSize: 'clamp(1.5rem, 0.9rem + 2.5vw, 3.25rem)',
  fontWeight: 500,
  // Results hold figures: a decimal point needs more room than letters do.
  letterSpacing: '-0.012em',
  margin: 0,
  textWrap: 'balance',
});
const Strip = styled('div')({ gridColumn: '1 / -1' });

interface SnapshotStoryProps {
  story: SuccessStory;
  figures?: readonly Stat[];
  accent: Accent;
}

/** Name, challenge and solution beside the proof; the result large below them, the largest words after the title. */
export function SnapshotStory({ story, figures, accent }: SnapshotStoryProps) {
  return (
    <Story>
      <Name>
        <Badge accent={accent}>{story.industry}</Badge>
        <Project>{story.project}</Project>
      </Name>
      <Plate src={story.proof} />
      <Parts>
        <div>
          <Term>{serviceLabels.challenge}</Term>
          <Detail>{story.challenge}</Detail>
        </div>
        <div>
          <Term>{serviceLabels.solution}</Term>
          <Detail>{story.solution}</Detail>
        </div>
        <Result tint={site.ramp[accent]}>
          <Term>{serviceLabels.result}</Term>
          <ResultWords>{story.result}</ResultWords>
        </Result>
      </Parts>
      {figures && (
        <Strip>
          <Stats items={figures} />
        </Strip>
      )}
    </Story>
  );
}
